/**
 * What `reference/data/android.json` does not say, because the published reference leaves it out, and a compiler has to know.
 * Read from the pages of the reference at the commit that `versions[].source` of the data names.
 */

/** Interfaces whose methods have a body, so that an implementation may leave them out; with names, those methods alone. */
export const defaultMethods: Readonly<Record<string, true | readonly string[]>> = {
  CacheNotificationsBuilder: true,
  ServerSideAdIntegrationHandler: true,
};

/** Abstract methods of classes. All others of a class have a body. */
export const abstractMethods: Readonly<Record<string, true | readonly string[]>> = {
  THEOplayerGlobal: true,
  CustomSsaiDescription: ['getCustomIntegration'],
};

/** Constants of Android's views, which the reference of 7 repeats for the class that inherits them. */
export const inheritsConstants: ReadonlySet<string> = new Set(['THEOplayerView']);

/** Types that `libraries/theoplayer.6+.kt` has: they are Kotlin, with functions that suspend. */
export const writtenByHand: ReadonlySet<string> = new Set([
  'BodyInterceptor',
  'ChunkInterceptor',
  'HTTPInterceptor',
  'JavaBodyInterceptor',
  'JavaChunkInterceptor',
  'JavaHTTPInterceptor',
]);

/**
 * Members that a type has from a supertype that is not public, in Java.
 * `MetadataDescription`: the connectors read it so, THEOplayer/android-connector@7.8.0 and 4.12.1, MediaMetadataProvider.kt.
 */
export const hiddenMembers: Readonly<Record<string, readonly string[]>> = {
  MetadataDescription: [
    '@androidx.annotation.Nullable public native <T> T get(String key);',
    'public native boolean containsKey(String key);',
  ],
};

/** Types that share their name with one of the SDK, which the reference takes them for. */
export const otherTypes: Readonly<Record<string, string>> = {
  'GoogleImaAd.getImaAd': 'com.google.ads.interactivemedia.v3.api.Ad',
};

/** Public classes of Android above a class of the SDK, which the reference does not show behind a class that is not public. */
export const publicSupertypes: Readonly<Record<string, string>> = {
  FullScreenActivity: 'androidx.appcompat.app.AppCompatActivity',
};

/** Supertypes that are not public. */
export const hiddenSupertype = /Impl$|^(?:EventHandlerInterface|Enum|ReadOnlyHashMap|THEOplayerConfigInternal)$/;

/** Qualified names of what the SDK's signatures take from elsewhere; those of `java.lang` stand for themselves. */
export const elsewhere: Readonly<Record<string, string>> = {
  Activity: 'android.app.Activity',
  AdError: 'com.google.ads.interactivemedia.v3.api.AdError',
  AdPodInfo: 'com.google.ads.interactivemedia.v3.api.AdPodInfo',
  AdsRenderingSettings: 'com.google.ads.interactivemedia.v3.api.AdsRenderingSettings',
  AdsRequest: 'com.google.ads.interactivemedia.v3.api.AdsRequest',
  Application: 'android.app.Application',
  AttributeSet: 'android.util.AttributeSet',
  CastOptions: 'com.google.android.gms.cast.framework.CastOptions',
  Collection: 'java.util.Collection',
  Context: 'android.content.Context',
  CuePoint: 'com.google.ads.interactivemedia.v3.api.CuePoint',
  Date: 'java.util.Date',
  FrameLayout: 'android.widget.FrameLayout',
  HashMap: 'java.util.HashMap',
  ImaSdkSettings: 'com.google.ads.interactivemedia.v3.api.ImaSdkSettings',
  Intent: 'android.content.Intent',
  Iterable: 'Iterable',
  JSONObject: 'org.json.JSONObject',
  KeyStore: 'java.security.KeyStore',
  LinkedHashMap: 'java.util.LinkedHashMap',
  List: 'java.util.List',
  Map: 'java.util.Map',
  MediaCodecInfo: 'android.media.MediaCodecInfo',
  'NotificationChannelCompat.Builder': 'androidx.core.app.NotificationChannelCompat.Builder',
  'NotificationCompat.Builder': 'androidx.core.app.NotificationCompat.Builder',
  OptionsProvider: 'com.google.android.gms.cast.framework.OptionsProvider',
  Session: 'com.yospace.admanagement.Session',
  SessionProvider: 'com.google.android.gms.cast.framework.SessionProvider',
  StreamRequest: 'com.google.ads.interactivemedia.v3.api.StreamRequest',
  Surface: 'android.view.Surface',
  URL: 'java.net.URL',
  Unit: 'kotlin.Unit',
  ValueCallback: 'android.webkit.ValueCallback',
  View: 'android.view.View',
  ViewGroup: 'android.view.ViewGroup',
  'ViewGroup.LayoutParams': 'android.view.ViewGroup.LayoutParams',
  ...Object.fromEntries(
    'Boolean Class Double Exception Float Integer Long Object RuntimeException String Throwable Void'
      .split(' ')
      .map((name) => [name, name]),
  ),
};
