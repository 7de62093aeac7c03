// The connector for Conviva. Signatures: THEOplayer/android-connector@4.12.1.

package com.theoplayer.android.connector.analytics.conviva

class ConvivaConnector @JvmOverloads constructor(
  appContext: android.content.Context,
  player: com.theoplayer.android.api.player.Player,
  customerKey: String,
  settings: Map<String, Any>? = null,
) {
  fun setViewerId(viewerId: String) {}
  fun setAssetName(assetName: String) {}
  fun setContentInfo(contentInfo: Map<String, Any>) {}
  fun setAdInfo(adInfo: Map<String, Any>) {}
  fun destroy() {}
}
