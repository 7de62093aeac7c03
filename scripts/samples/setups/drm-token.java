/** The reader's own call to a backend. */
final class Backend {
  static native String fetchDrmToken(String source) throws java.io.IOException;
}
