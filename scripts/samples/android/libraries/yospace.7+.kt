// The connector for Yospace. Signatures: THEOplayer/android-connector@7.8.0.

package com.theoplayer.android.connector.yospace

import com.theoplayer.android.api.source.ssai.CustomSsaiDescription
import com.yospace.admanagement.LinearCreative
import com.yospace.admanagement.NonLinearCreative
import com.yospace.admanagement.Session

class YospaceConnector @JvmOverloads constructor(
  theoplayerView: com.theoplayer.android.api.THEOplayerView,
  uiHandler: YospaceUiHandler = TODO(),
) {
  fun addListener(listener: YospaceListener) {}
  fun removeListener(listener: YospaceListener) {}
}

interface YospaceListener {
  fun onSessionAvailable() {}
}

class YospaceSsaiDescription @JvmOverloads constructor(
  val streamType: YospaceStreamType = YospaceStreamType.LIVE,
  val sessionProperties: Session.SessionProperties = Session.SessionProperties(),
) : CustomSsaiDescription() {
  override fun getCustomIntegration(): String = TODO()

  class Builder {
    fun streamType(streamType: YospaceStreamType): Builder = TODO()
    fun sessionProperties(sessionProperties: Session.SessionProperties): Builder = TODO()
    fun build(): YospaceSsaiDescription = TODO()
  }
}

enum class YospaceStreamType { LIVE, LIVEPAUSE, NONLINEAR, VOD }

fun interface YospaceClickThroughCallback {
  fun onClickThrough(context: android.content.Context)
}

interface YospaceUiHandler {
  fun showLinearClickThrough(linearCreative: LinearCreative, callback: YospaceClickThroughCallback)
  fun hideLinearClickThrough()
  fun showNonLinear(nonLinearCreative: NonLinearCreative, callback: YospaceClickThroughCallback)
  fun hideNonLinear(nonLinearCreative: NonLinearCreative)
  fun destroy()
}
