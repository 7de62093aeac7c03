// What samples use of the libraries of analytics and ad vendors, and of React Native and Flutter on Android.
// Signatures: the libraries' own sources and references, named at each.

// comScore, github.com/comScore/ComScore-Android: com.comscore:android-analytics 6.
package com.comscore;
public class UsagePropertiesAutoUpdateMode {
  public static final int FOREGROUND_ONLY = 20501;
  public static final int FOREGROUND_AND_BACKGROUND = 20502;
  public static final int DISABLED = 20503;
}

// Conviva, com.conviva.sdk:conviva-core-sdk 4.
package com.conviva.sdk;
public class ConvivaSdkConstants {
  public static final String GATEWAY_URL = "gatewayUrl";
  public static final String LOG_LEVEL = "logLevel";
}

// Mux, github.com/muxinc/mux-stats-sdk-theoplayer-android.
package com.mux.stats.sdk.core.model;
public class CustomerPlayerData {
  public native String getEnvironmentKey();
  public native void setEnvironmentKey(String environmentKey);
  public native String getPlayerName();
  public native void setPlayerName(String playerName);
}
public class CustomerVideoData {
  public native String getVideoId();
  public native void setVideoId(String videoId);
  public native String getVideoTitle();
  public native void setVideoTitle(String videoTitle);
}
public class CustomerViewData {}
public class CustomerData {
  public CustomerData(CustomerPlayerData player, CustomerVideoData video, CustomerViewData view) {}
}

package com.mux.stats.sdk.muxstats.theoplayer;
import com.mux.stats.sdk.core.model.*;
public class MuxStatsSDKTHEOPlayer {
  public MuxStatsSDKTHEOPlayer(android.content.Context ctx, com.theoplayer.android.api.THEOplayerView player, String playerName, CustomerData data) {}
  public native void setScreenSize(int width, int height);
  public native void videoChange(CustomerVideoData customerVideoData);
  public native void release();
}

// NPAW, com.npaw.plugin 6: documentation.npaw.com.
package com.npaw.youbora.lib6.plugin;
public class Options {
  public Options() {}
  public Options(java.util.Map<String, ?> values) {}
  public Options(android.os.Bundle b) {}
}
public class Plugin {
  public Plugin(Options options, android.content.Context context) {}
  public native com.npaw.youbora.lib6.adapter.PlayerAdapter<?> getAdapter();
  public native void setAdapter(com.npaw.youbora.lib6.adapter.PlayerAdapter<?> adapter);
  public native com.npaw.youbora.lib6.adapter.AdAdapter<?> getAdsAdapter();
  public native void setAdsAdapter(com.npaw.youbora.lib6.adapter.AdAdapter<?> adsAdapter);
  public native void removeAdapter();
  public native void removeAdsAdapter();
  @androidx.annotation.Nullable public native android.app.Activity getActivity();
  public native void setActivity(@androidx.annotation.Nullable android.app.Activity activity);
  public native void enable();
  public native void disable();
  public native void fireInit();
  public native void fireStop();
}

package com.npaw.youbora.lib6.adapter;
public class PlayerAdapter<T> {}
public class AdAdapter<T> extends PlayerAdapter<T> {}

package com.npaw.youbora.lib6.theoplayer;
public class TheoplayerAdapter extends com.npaw.youbora.lib6.adapter.PlayerAdapter<com.theoplayer.android.api.THEOplayerView> {
  public TheoplayerAdapter(com.theoplayer.android.api.THEOplayerView player) {}
}
public class TheoplayerAdsAdapter extends com.npaw.youbora.lib6.adapter.AdAdapter<com.theoplayer.android.api.player.Player> {
  public TheoplayerAdsAdapter(com.theoplayer.android.api.player.Player player) {}
}

// Prebid Mobile, github.com/prebid/prebid-mobile-android.
package org.prebid.mobile;
import java.util.*;
public class AdSize {
  public AdSize(int width, int height) {}
}
public class VideoParameters {
  public VideoParameters(List<String> mimes) {}
}
public class InStreamVideoAdUnit {
  public InStreamVideoAdUnit(String configId, int width, int height) {}
  @androidx.annotation.Nullable public native VideoParameters getVideoParameters();
  public native void setVideoParameters(@androidx.annotation.Nullable VideoParameters parameters);
  public native void fetchDemand(org.prebid.mobile.api.original.OnFetchDemandResult listener);
}
public class Util {
  public static native String generateInstreamUriForGam(String adUnit, HashSet<AdSize> adSizes, @androidx.annotation.Nullable Map<String, String> prebidKeywords);
}

package org.prebid.mobile.api.data;
public class BidInfo {
  @androidx.annotation.Nullable public native java.util.Map<String, String> getTargetingKeywords();
}

package org.prebid.mobile.api.original;
public interface OnFetchDemandResult { void onComplete(@androidx.annotation.NonNull org.prebid.mobile.api.data.BidInfo bidInfo); }

// Tealium, github.com/Tealium/tealium-kotlin.
package com.tealium.core;
public final class Tealium {
  public native void track(com.tealium.dispatcher.Dispatch dispatch);
}

package com.tealium.dispatcher;
public interface Dispatch {}
public final class TealiumEvent implements Dispatch {
  public TealiumEvent(String eventName) {}
  public TealiumEvent(String eventName, @androidx.annotation.Nullable java.util.Map<String, ? extends Object> data) {}
}

// Yospace, com.yospace:admanagement-sdk 3: developer.yospace.com.
package com.yospace.admanagement;
public class LinearCreative extends Creative {}
public class NonLinearCreative extends Creative {}
public class Creative {
  public native String getClickThroughUrl();
}
public class AnalyticEventObserver {}
public class Session {
  public static class SessionProperties {
    public SessionProperties() {}
    public native SessionProperties requestTimeout(int timeout);
    public native SessionProperties userAgent(String userAgent);
    public native int getRequestTimeout();
    public native void setRequestTimeout(int timeout);
    public native String getUserAgent();
    public native void setUserAgent(String userAgent);
  }
}

// React Native 0.72, ReactAndroid/src/main/java.
package com.facebook.react;
import com.facebook.react.bridge.ReactContext;
public class ReactActivity extends androidx.appcompat.app.AppCompatActivity {
  @androidx.annotation.Nullable protected native String getMainComponentName();
  public native void onUserLeaveHint();
}
public interface ReactApplication { ReactNativeHost getReactNativeHost(); }
public abstract class ReactNativeHost { public native ReactInstanceManager getReactInstanceManager(); }
public class ReactInstanceManager { @androidx.annotation.Nullable public native ReactContext getCurrentReactContext(); }

package com.facebook.react.bridge;
public interface JavaScriptModule {}
public class ReactContext extends android.content.ContextWrapper {
  public ReactContext(android.content.Context base) { super(base); }
  public native <T extends JavaScriptModule> T getJSModule(Class<T> jsInterface);
}

package com.facebook.react.modules.core;
public class DeviceEventManagerModule {
  public interface RCTDeviceEventEmitter extends com.facebook.react.bridge.JavaScriptModule {
    void emit(String eventName, @androidx.annotation.Nullable Object data);
  }
}

// Flutter, github.com/flutter/engine: shell/platform/android.
package io.flutter.embedding.android;
public class FlutterActivity extends android.app.Activity implements androidx.lifecycle.LifecycleOwner {
  public native androidx.lifecycle.Lifecycle getLifecycle();
}
