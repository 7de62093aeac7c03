// The connector for Conviva. Signatures: THEOplayer/android-connector@7.8.0; 6.13.0 has the same.

package com.theoplayer.android.connector.analytics.conviva

import com.theoplayer.android.api.event.EventDispatcher
import com.theoplayer.android.api.event.ads.AdEvent

typealias ConvivaMetadata = Map<String, Any>

data class ConvivaConfiguration(
  val customerKey: String,
  val debug: Boolean?,
  val gatewayUrl: String?,
)

class ConvivaConnector(
  appContext: android.content.Context,
  player: com.theoplayer.android.api.player.Player,
  convivaMetadata: ConvivaMetadata,
  convivaConfig: ConvivaConfiguration,
  adEventsExtension: EventDispatcher<AdEvent<*>>? = null,
) {
  fun setContentInfo(metadata: ConvivaMetadata) {}
  fun setAdInfo(metadata: ConvivaMetadata) {}
  fun stopAndStartNewSession(metadata: ConvivaMetadata) {}
  fun reportPlaybackFailed(errorMessage: String) {}
  fun reportPlaybackEvent(eventType: String, eventDetail: Map<String, Any>?) {}
  fun destroy() {}
}
