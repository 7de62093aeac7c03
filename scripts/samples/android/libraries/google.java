// Google's libraries: Cast (play-services-cast-framework) and Interactive Media Ads.
// Signatures: developers.google.com/android/reference/com/google/android/gms/cast and
// developers.google.com/interactive-media-ads/docs/sdks/android/client-side/api/reference.

package com.google.android.gms.common;
public final class ConnectionResult {
  public static final int SUCCESS = 0;
}
public class GoogleApiAvailability {
  public static native GoogleApiAvailability getInstance();
  public native int isGooglePlayServicesAvailable(android.content.Context context);
}

package com.google.android.gms.common.api;
public interface Result { Status getStatus(); }
public final class Status implements Result {
  public native Status getStatus();
  public native boolean isSuccess();
  public native int getStatusCode();
  @androidx.annotation.Nullable public native String getStatusMessage();
}
public interface ResultCallback<R extends Result> { void onResult(R result); }
public abstract class PendingResult<R extends Result> {
  public abstract void setResultCallback(ResultCallback<? super R> callback);
}

package com.google.android.gms.cast;
import org.json.JSONObject;
public final class Cast {
  public interface MessageReceivedCallback {
    void onMessageReceived(CastDevice castDevice, String namespace, String message);
  }
}
public class CastDevice {
  @androidx.annotation.Nullable public native String getFriendlyName();
}
public class MediaMetadata {
  public static final int MEDIA_TYPE_GENERIC = 0;
  public static final int MEDIA_TYPE_MOVIE = 1;
  public static final String KEY_TITLE = "com.google.android.gms.cast.metadata.TITLE";
  public static final String KEY_SUBTITLE = "com.google.android.gms.cast.metadata.SUBTITLE";
  public MediaMetadata() {}
  public MediaMetadata(int mediaType) {}
  public native void putString(String key, String value);
}
public class MediaInfo {
  public static final int STREAM_TYPE_BUFFERED = 1;
  public static final int STREAM_TYPE_LIVE = 2;
  public static class Builder {
    public Builder(String contentId) {}
    public native Builder setStreamType(int streamType);
    public native Builder setContentType(@androidx.annotation.Nullable String contentType);
    public native Builder setContentUrl(String contentUrl);
    public native Builder setMetadata(@androidx.annotation.Nullable MediaMetadata mediaMetadata);
    public native Builder setCustomData(@androidx.annotation.Nullable JSONObject customData);
    public native MediaInfo build();
  }
}
public class MediaLoadRequestData {
  public static class Builder {
    public native Builder setMediaInfo(@androidx.annotation.Nullable MediaInfo mediaInfo);
    public native Builder setAutoplay(@androidx.annotation.Nullable Boolean autoplay);
    public native Builder setCurrentTime(long currentTime);
    public native Builder setCustomData(@androidx.annotation.Nullable JSONObject customData);
    public native MediaLoadRequestData build();
  }
}
public class MediaStatus {}

package com.google.android.gms.cast.framework;
import android.content.Context;
import android.view.*;
public final class CastButtonFactory {
  public static native MenuItem setUpMediaRouteButton(Context context, Menu menu, int menuResourceId);
  public static native void setUpMediaRouteButton(Context context, androidx.mediarouter.app.MediaRouteButton button);
}
public class CastContext {
  public static native CastContext getSharedInstance(Context context);
  public native SessionManager getSessionManager();
}
public class SessionManager {
  @androidx.annotation.Nullable public native CastSession getCurrentCastSession();
  public native <T extends Session> void addSessionManagerListener(SessionManagerListener<T> listener, Class<T> sessionClass);
  public native <T extends Session> void removeSessionManagerListener(SessionManagerListener<T> listener, Class<T> sessionClass);
  public native void endCurrentSession(boolean stopCasting);
}
public abstract class Session {
  public native boolean isConnected();
}
public class CastSession extends Session {
  @androidx.annotation.Nullable public native com.google.android.gms.cast.framework.media.RemoteMediaClient getRemoteMediaClient();
  @androidx.annotation.Nullable public native com.google.android.gms.cast.CastDevice getCastDevice();
  public native void setMessageReceivedCallbacks(String namespace, com.google.android.gms.cast.Cast.MessageReceivedCallback callbacks) throws java.io.IOException;
  public native void removeMessageReceivedCallbacks(String namespace) throws java.io.IOException;
  public native com.google.android.gms.common.api.PendingResult<com.google.android.gms.common.api.Status> sendMessage(String namespace, String message);
}
public interface SessionManagerListener<T extends Session> {
  void onSessionStarting(T session);
  void onSessionStarted(T session, String sessionId);
  void onSessionStartFailed(T session, int error);
  void onSessionEnding(T session);
  void onSessionEnded(T session, int error);
  void onSessionResuming(T session, String sessionId);
  void onSessionResumed(T session, boolean wasSuspended);
  void onSessionResumeFailed(T session, int error);
  void onSessionSuspended(T session, int reason);
}
public abstract class SessionProvider {}
public class CastOptions {
  public static final class Builder {
    public native Builder setReceiverApplicationId(String receiverApplicationId);
    public native Builder setStopReceiverApplicationWhenEndingSession(boolean stop);
    public native Builder setResumeSavedSession(boolean resumeSavedSession);
    public native CastOptions build();
  }
}
public interface OptionsProvider {
  CastOptions getCastOptions(Context context);
  @androidx.annotation.Nullable java.util.List<SessionProvider> getAdditionalSessionProviders(Context context);
}

package com.google.android.gms.cast.framework.media;
import com.google.android.gms.cast.*;
public class RemoteMediaClient {
  public native com.google.android.gms.common.api.PendingResult<MediaChannelResult> load(MediaLoadRequestData loadRequestData);
  @androidx.annotation.Nullable public native MediaStatus getMediaStatus();
  public interface MediaChannelResult extends com.google.android.gms.common.api.Result {}
}

package com.google.ads.interactivemedia.v3.api;
import java.util.*;
public final class AdError extends Exception {
  public native AdErrorCode getErrorCode();
  public native int getErrorCodeNumber();
  public native AdErrorType getErrorType();
  public native String getMessage();
  public enum AdErrorCode { INTERNAL_ERROR, VAST_LOAD_TIMEOUT, VAST_EMPTY_RESPONSE, UNKNOWN_ERROR }
  public enum AdErrorType { LOAD, PLAY }
}
public interface Ad {
  String getAdId();
  AdPodInfo getAdPodInfo();
  double getDuration();
  double getSkipTimeOffset();
  boolean isSkippable();
  String getTitle();
}
public interface AdPodInfo {
  int getTotalAds();
  int getAdPosition();
  boolean isBumper();
  double getMaxDuration();
  int getPodIndex();
  double getTimeOffset();
}
public interface AdsRenderingSettings {
  int getBitrateKbps();
  void setBitrateKbps(int bitrate);
  boolean getEnablePreloading();
  void setEnablePreloading(boolean enablePreloading);
  List<String> getMimeTypes();
  void setMimeTypes(List<String> mimeTypes);
  void setLoadVideoTimeout(int loadVideoTimeout);
  void setPlayAdsAfterTime(double time);
  void setUiElements(Set<UiElement> uiElements);
  boolean getDisableUi();
  void setDisableUi(boolean disableUi);
  boolean getFocusSkipButtonWhenAvailable();
  void setFocusSkipButtonWhenAvailable(boolean enableFocusSkipButton);
}
public interface UiElement {}
public interface AdsRequest {
  void setAdTagUrl(String adTagUrl);
}
public interface CuePoint {
  long getStartTimeMs();
  long getEndTimeMs();
  boolean isPlayed();
}
public abstract class ImaSdkFactory {
  public static native ImaSdkFactory getInstance();
  public abstract ImaSdkSettings createImaSdkSettings();
  public abstract AdsRenderingSettings createAdsRenderingSettings();
  public abstract AdsRequest createAdsRequest();
  public abstract StreamRequest createLiveStreamRequest(String assetKey, @androidx.annotation.Nullable String apiKey);
  public abstract StreamRequest createVodStreamRequest(String contentSourceId, String videoId, @androidx.annotation.Nullable String apiKey);
}
public interface ImaSdkSettings {
  String getLanguage();
  void setLanguage(String language);
  int getMaxRedirects();
  void setMaxRedirects(int maxRedirects);
  boolean isDebugMode();
  void setDebugMode(boolean debugMode);
  String getPpid();
  void setPpid(String ppid);
  boolean getAutoPlayAdBreaks();
  void setAutoPlayAdBreaks(boolean autoPlayAdBreaks);
  String getPlayerType();
  void setPlayerType(String playerType);
  void setPlayerVersion(String playerVersion);
  void setSessionId(String sessionId);
}
public interface StreamRequest {}
