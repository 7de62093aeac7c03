/** The typed source of an earlier sample. */
final class Setup {
  static com.theoplayer.android.api.source.TypedSource stream;
}
