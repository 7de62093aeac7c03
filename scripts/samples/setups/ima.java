/** The integration that the page has made. */
final class Setup {
  static com.theoplayer.android.api.ads.ima.GoogleImaIntegration ima;
}
