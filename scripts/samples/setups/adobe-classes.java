/** The classes of the page's tab for Kotlin, as Java sees them. */
final class AdobeCollector {
  AdobeCollector(String host) {}
}

final class AdobeTracking {
  AdobeTracking(
      com.theoplayer.android.api.player.Player player,
      AdobeCollector collector,
      kotlin.jvm.functions.Function0<String> mediaId) {}
}
