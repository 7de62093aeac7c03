// The connectors comScore, Nielsen and media session.
// Signatures: THEOplayer/android-connector@7.8.0 and 6.13.0 (alike but for the intervals of the media session), and 4.12.1.

package com.theoplayer.android.connector.analytics.comscore

data class ComscoreConfiguration(
  val publisherId: String,
  val applicationName: String,
  val usagePropertiesAutoUpdateMode: Int,
  val userConsent: String,
  val secureTransmission: Boolean,
  val childDirected: Boolean,
  val debug: Boolean,
)

class ComscoreConnector(
  appContext: android.content.Context,
  player: com.theoplayer.android.api.player.Player,
  configuration: ComscoreConfiguration,
  metadata: ComscoreMetaData,
) {
  fun update(metadata: ComscoreMetaData) {}
  fun setPersistentLabels(labels: Map<String, String>) {}
  fun setPersistentLabel(label: String, value: String) {}
  fun destroy() {}
}

class ComscoreMetaData(
  mediaType: ComscoreMediaType,
  uniqueId: String?,
  val length: Long,
  c3: String?,
  c4: String?,
  c6: String?,
  stationTitle: String?,
  stationCode: String?,
  networkAffiliate: String?,
  publisherName: String?,
  programTitle: String?,
  programId: String?,
  episodeTitle: String?,
  episodeId: String?,
  episodeSeasonNumber: String?,
  episodeNumber: String?,
  genreName: String?,
  genreId: String?,
  carryTvAdvertisementLoad: Boolean?,
  classifyAsCompleteEpisode: Boolean?,
  dateOfProduction: ComscoreDate?,
  timeOfProduction: ComscoreTime?,
  dateOfTvAiring: ComscoreDate?,
  timeOfTvAiring: ComscoreTime?,
  dateOfDigitalAiring: ComscoreDate?,
  timeOfDigitalAiring: ComscoreTime?,
  feedType: ComscoreFeedType?,
  classifyAsAudioStream: Boolean,
  deliveryMode: ComscoreDeliveryMode?,
  deliverySubscriptionType: ComscoreDeliverySubscriptionType?,
  deliveryComposition: ComscoreDeliveryComposition?,
  deliveryAdvertisementCapability: ComscoreDeliveryAdvertisementCapability?,
  mediaFormat: ComscoreMediaFormat?,
  distributionModel: ComscoreDistributionModel?,
  playlistTitle: String?,
  totalSegments: Int?,
  clipUrl: String?,
  videoDimension: ComscoreDimension?,
  customLabels: Map<String, String>
)

enum class ComscoreMediaType {
  LONG_FORM_ON_DEMAND,
  SHORT_FORM_ON_DEMAND,
  LIVE,
  USER_GENERATED_LONG_FORM_ON_DEMAND,
  USER_GENERATED_SHORT_FORM_ON_DEMAND,
  USER_GENERATED_LIVE,
  BUMPER,
  OTHER,
}

enum class ComscoreFeedType { EASTHD, WESTHD, EASTSD, WESTSD }

enum class ComscoreDeliveryMode { LINEAR, ON_DEMAND }

enum class ComscoreDeliverySubscriptionType {
  TRADITIONAL_MVPD,
  VIRTUAL_MVPD,
  SUBSCRIPTION,
  TRANSACTIONAL,
  ADVERTISING,
  PREMIUM,
}

enum class ComscoreDeliveryComposition { CLEAN, EMBED }

enum class ComscoreDeliveryAdvertisementCapability { NONE, DYNAMIC_LOAD, DYNAMIC_REPLACEMENT }

enum class ComscoreMediaFormat {
  FULL_CONTENT_EPISODE,
  FULL_CONTENT_MOVIE,
  FULL_CONTENT_PODCAST,
  FULL_CONTENT_GENERIC,
  PARTIAL_CONTENT_EPISODE,
  PARTIAL_CONTENT_MOVIE,
  PARTIAL_CONTENT_PODCAST,
  PARTIAL_CONTENT_GENERIC,
  PREVIEW_EPISODE,
  PREVIEW_MOVIE,
  PREVIEW_GENERIC,
  EXTRA_EPISODE,
  EXTRA_MOVIE,
  EXTRA_GENERIC,
}

enum class ComscoreDistributionModel { TV_AND_ONLINE, EXCLUSIVELY_ONLINE }

data class ComscoreDimension(val width: Int, val height: Int)

data class ComscoreDate(val year: Int, val month: Int, val day: Int)

data class ComscoreTime(val hours: Int, val minutes: Int)

package com.theoplayer.android.connector.analytics.nielsen

class NielsenConnector(
  appContext: android.content.Context,
  player: com.theoplayer.android.api.player.Player,
  appId: String,
  debug: Boolean = false,
) {
  fun updateMetadata(metadata: HashMap<String, Any>) {}
  fun destroy() {}
}

package com.theoplayer.android.connector.mediasession

import com.theoplayer.android.api.player.Player

class MediaSessionConnector(val mediaSession: android.support.v4.media.session.MediaSessionCompat) {
  var player: Player? = null
  var queueNavigator: QueueNavigator? = null
  var shouldDispatchUnsupportedActions: Boolean = false
  var debug: Boolean = false
  var enabledPlaybackActions: Long = 0
  var skipForwardInterval = 5.0
  var skipBackwardsInterval = 5.0
  fun setMediaSessionMetadata(sourceDescription: com.theoplayer.android.api.source.SourceDescription?) {}
  fun invalidateMediaSessionMetadata() {}
  fun invalidatePlaybackState() {}
  fun setActive(active: Boolean) {}
  fun destroy() {}
}

interface QueueNavigator {
  fun getSupportedQueueNavigatorActions(player: Player): Long
  fun getActiveQueueItemId(player: Player): Long
  fun onSkipToPrevious(player: Player)
  fun onSkipToQueueItem(player: Player, id: Long)
  fun onSkipToNext(player: Player)
}
