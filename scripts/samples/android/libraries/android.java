// Android, API level 34: what samples use. Signatures: developer.android.com/reference.

package android.app;
import android.content.*;
import android.content.res.*;
import android.os.Bundle;
import android.view.*;
public class Activity extends ContextThemeWrapper {
  public static final int RESULT_OK = -1;
  protected native void onCreate(@androidx.annotation.Nullable Bundle savedInstanceState);
  protected native void onStart();
  protected native void onRestart();
  protected native void onResume();
  protected native void onPause();
  protected native void onStop();
  protected native void onDestroy();
  protected native void onNewIntent(Intent intent);
  protected native void onSaveInstanceState(Bundle outState);
  protected native void onUserLeaveHint();
  public native void onConfigurationChanged(Configuration newConfig);
  public native void onPictureInPictureModeChanged(boolean isInPictureInPictureMode, Configuration newConfig);
  public native void onWindowFocusChanged(boolean hasFocus);
  public native void onBackPressed();
  public native boolean onKeyDown(int keyCode, KeyEvent event);
  public native boolean onKeyUp(int keyCode, KeyEvent event);
  public native boolean dispatchKeyEvent(KeyEvent event);
  public native boolean onCreateOptionsMenu(Menu menu);
  public native boolean onOptionsItemSelected(MenuItem item);
  public native void setContentView(int layoutResID);
  public native void setContentView(View view);
  public native void setContentView(View view, ViewGroup.LayoutParams params);
  public native void addContentView(View view, ViewGroup.LayoutParams params);
  public native <T extends View> T findViewById(int id);
  public native Window getWindow();
  public native WindowManager getWindowManager();
  public native MenuInflater getMenuInflater();
  public native Intent getIntent();
  public native void setIntent(Intent newIntent);
  public native void finish();
  public native boolean isFinishing();
  public native boolean isChangingConfigurations();
  public native boolean isInPictureInPictureMode();
  public native boolean enterPictureInPictureMode(PictureInPictureParams params);
  public native void setPictureInPictureParams(PictureInPictureParams params);
  public native int getRequestedOrientation();
  public native void setRequestedOrientation(int requestedOrientation);
  public native void setVolumeControlStream(int streamType);
  public final native void runOnUiThread(Runnable action);
  public native void startActivityForResult(Intent intent, int requestCode);
  public native void invalidateOptionsMenu();
}
public class Application extends ContextWrapper {
  public Application() { super(null); }
  public native void onCreate();
  public native void onTerminate();
  public native void registerActivityLifecycleCallbacks(ActivityLifecycleCallbacks callback);
  public interface ActivityLifecycleCallbacks {}
}
public final class PictureInPictureParams {
  public static class Builder {
    public native Builder setAspectRatio(android.util.Rational aspectRatio);
    public native Builder setAutoEnterEnabled(boolean autoEnterEnabled);
    public native PictureInPictureParams build();
  }
}
public final class PendingIntent {
  public static final int FLAG_UPDATE_CURRENT = 134217728;
  public static final int FLAG_IMMUTABLE = 67108864;
  public static final int FLAG_MUTABLE = 33554432;
  public static native PendingIntent getActivity(Context context, int requestCode, Intent intent, int flags);
  public static native PendingIntent getBroadcast(Context context, int requestCode, Intent intent, int flags);
  public static native PendingIntent getService(Context context, int requestCode, Intent intent, int flags);
}

package android.content;
import android.content.pm.PackageManager;
import android.content.res.*;
import android.net.Uri;
import android.os.*;
public abstract class Context {
  public static final String AUDIO_SERVICE = "audio";
  public static final String CONNECTIVITY_SERVICE = "connectivity";
  public static final String NOTIFICATION_SERVICE = "notification";
  public static final String WINDOW_SERVICE = "window";
  public static final int MODE_PRIVATE = 0;
  public native Context getApplicationContext();
  public native AssetManager getAssets();
  public native Resources getResources();
  public native PackageManager getPackageManager();
  public native String getPackageName();
  public native Looper getMainLooper();
  public native java.io.File getFilesDir();
  public native java.io.File getCacheDir();
  public native SharedPreferences getSharedPreferences(String name, int mode);
  public native Object getSystemService(String name);
  public final native <T> T getSystemService(Class<T> serviceClass);
  public final native String getString(int resId);
  public final native String getString(int resId, Object... formatArgs);
  public final native int getColor(int id);
  public native void startActivity(Intent intent);
  public native ComponentName startService(Intent service);
  public native void sendBroadcast(Intent intent);
  public native Intent registerReceiver(@androidx.annotation.Nullable BroadcastReceiver receiver, IntentFilter filter);
  public native Intent registerReceiver(@androidx.annotation.Nullable BroadcastReceiver receiver, IntentFilter filter, int flags);
  public native void unregisterReceiver(BroadcastReceiver receiver);
  public native int checkSelfPermission(String permission);
}
public class ContextWrapper extends Context {
  public ContextWrapper(Context base) {}
  public native Context getBaseContext();
}
public final class ComponentName {}
public interface SharedPreferences {
  @androidx.annotation.Nullable String getString(String key, @androidx.annotation.Nullable String defValue);
  boolean getBoolean(String key, boolean defValue);
  long getLong(String key, long defValue);
  Editor edit();
  interface Editor {
    Editor putString(String key, @androidx.annotation.Nullable String value);
    Editor putBoolean(String key, boolean value);
    Editor putLong(String key, long value);
    void apply();
  }
}
public class Intent {
  public static final String ACTION_VIEW = "android.intent.action.VIEW";
  public static final String ACTION_MEDIA_BUTTON = "android.intent.action.MEDIA_BUTTON";
  public static final String ACTION_HEADSET_PLUG = "android.intent.action.HEADSET_PLUG";
  public static final int FLAG_ACTIVITY_NEW_TASK = 268435456;
  public static final int FLAG_ACTIVITY_SINGLE_TOP = 536870912;
  public static final int FLAG_ACTIVITY_CLEAR_TOP = 67108864;
  public Intent() {}
  public Intent(String action) {}
  public Intent(String action, Uri uri) {}
  public Intent(Context packageContext, Class<?> cls) {}
  @androidx.annotation.Nullable public native String getAction();
  public native Intent setAction(@androidx.annotation.Nullable String action);
  @androidx.annotation.Nullable public native Uri getData();
  @androidx.annotation.Nullable public native Bundle getExtras();
  @androidx.annotation.Nullable public native String getStringExtra(String name);
  public native boolean getBooleanExtra(String name, boolean defaultValue);
  public native int getIntExtra(String name, int defaultValue);
  public native Intent putExtra(String name, String value);
  public native Intent putExtra(String name, boolean value);
  public native Intent putExtra(String name, int value);
  public native Intent putExtra(String name, Parcelable value);
  public native int getFlags();
  public native Intent setFlags(int flags);
  public native Intent addFlags(int flags);
}
public class IntentFilter {
  public IntentFilter() {}
  public IntentFilter(String action) {}
  public final native void addAction(String action);
}
public abstract class BroadcastReceiver {
  public abstract void onReceive(Context context, Intent intent);
}

package android.content.pm;
public abstract class PackageManager {
  public static final String FEATURE_PICTURE_IN_PICTURE = "android.software.picture_in_picture";
  public static final String FEATURE_LEANBACK = "android.software.leanback";
  public static final int PERMISSION_GRANTED = 0;
  public abstract boolean hasSystemFeature(String featureName);
}
public class PackageInfo {
  public String packageName;
  public String versionName;
}
public class ActivityInfo {
  public static final int SCREEN_ORIENTATION_UNSPECIFIED = -1;
  public static final int SCREEN_ORIENTATION_LANDSCAPE = 0;
  public static final int SCREEN_ORIENTATION_PORTRAIT = 1;
  public static final int SCREEN_ORIENTATION_USER = 2;
  public static final int SCREEN_ORIENTATION_SENSOR = 4;
  public static final int SCREEN_ORIENTATION_SENSOR_LANDSCAPE = 6;
  public static final int SCREEN_ORIENTATION_USER_LANDSCAPE = 11;
  public static final int SCREEN_ORIENTATION_FULL_USER = 13;
}

package android.content.res;
public final class AssetManager {
  public native java.io.InputStream open(String fileName) throws java.io.IOException;
}
public class Resources {
  public native android.util.DisplayMetrics getDisplayMetrics();
  public native Configuration getConfiguration();
  public native String getString(int id);
  public native java.io.InputStream openRawResource(int id);
}
public final class Configuration {
  public static final int ORIENTATION_PORTRAIT = 1;
  public static final int ORIENTATION_LANDSCAPE = 2;
  public static final int UI_MODE_TYPE_MASK = 15;
  public static final int UI_MODE_TYPE_TELEVISION = 4;
  public int orientation;
  public int uiMode;
}

package android.graphics;
public final class Bitmap {
  public enum Config { ALPHA_8, ARGB_8888, RGB_565 }
  public native int getWidth();
  public native int getHeight();
  public static native Bitmap createBitmap(int width, int height, Config config);
  public static native Bitmap createBitmap(Bitmap source, int x, int y, int width, int height);
}
public class BitmapFactory {
  public static native Bitmap decodeStream(java.io.InputStream is);
  public static native Bitmap decodeResource(android.content.res.Resources res, int id);
}
public class Color {
  public static final int BLACK = -16777216;
  public static final int WHITE = -1;
  public static final int RED = -65536;
  public static final int YELLOW = -256;
  public static final int TRANSPARENT = 0;
  public static native int parseColor(String colorString);
  public static native int argb(int alpha, int red, int green, int blue);
  public static native int rgb(int red, int green, int blue);
}

package android.media;
public class AudioManager {
  public static final String ACTION_AUDIO_BECOMING_NOISY = "android.media.AUDIO_BECOMING_NOISY";
  public static final int STREAM_MUSIC = 3;
  public interface OnAudioFocusChangeListener { void onAudioFocusChange(int focusChange); }
}
public final class MediaDrm {
  public MediaDrm(java.util.UUID uuid) throws UnsupportedSchemeException {}
  public native String getPropertyString(String propertyName);
}
public final class UnsupportedSchemeException extends Exception {
  public UnsupportedSchemeException(String detailMessage) {}
}
public final class MediaCodecInfo {
  public native String getName();
}

package android.net;
public abstract class Uri implements android.os.Parcelable {
  public static native Uri parse(String uriString);
  public static native String encode(String s);
  public abstract Builder buildUpon();
  @androidx.annotation.Nullable public abstract String getHost();
  @androidx.annotation.Nullable public abstract String getPath();
  @androidx.annotation.Nullable public abstract String getLastPathSegment();
  @androidx.annotation.Nullable public abstract String getFragment();
  @androidx.annotation.Nullable public native String getQueryParameter(String key);
  public static final class Builder {
    public native Builder appendPath(String newSegment);
    public native Builder appendQueryParameter(String key, String value);
    public native Uri build();
  }
}
public class ConnectivityManager {
  public native boolean isActiveNetworkMetered();
  @androidx.annotation.Nullable public native Network getActiveNetwork();
  @androidx.annotation.Nullable public native NetworkCapabilities getNetworkCapabilities(@androidx.annotation.Nullable Network network);
  public native void registerDefaultNetworkCallback(NetworkCallback networkCallback);
  public native void unregisterNetworkCallback(NetworkCallback networkCallback);
  public static class NetworkCallback {
    public native void onAvailable(Network network);
    public native void onLost(Network network);
    public native void onCapabilitiesChanged(Network network, NetworkCapabilities networkCapabilities);
  }
}
public class Network {}
public final class NetworkCapabilities {
  public static final int NET_CAPABILITY_INTERNET = 12;
  public static final int NET_CAPABILITY_NOT_METERED = 11;
  public static final int TRANSPORT_WIFI = 1;
  public native boolean hasCapability(int capability);
  public native boolean hasTransport(int transportType);
}

package android.os;
public interface Parcelable {}
public final class Bundle implements Parcelable {
  @androidx.annotation.Nullable public native String getString(String key);
  public native double getDouble(String key);
  public native double getDouble(String key, double defaultValue);
  public native boolean getBoolean(String key);
  public native boolean getBoolean(String key, boolean defaultValue);
  public native void putString(String key, @androidx.annotation.Nullable String value);
  public native void putDouble(String key, double value);
  public native void putBoolean(String key, boolean value);
}
public class Handler {
  public Handler(Looper looper) {}
  public final native boolean post(Runnable r);
  public final native boolean postDelayed(Runnable r, long delayMillis);
  public final native void removeCallbacks(Runnable r);
  public final native void removeCallbacksAndMessages(@androidx.annotation.Nullable Object token);
}
public final class Looper {
  public static native Looper getMainLooper();
  @androidx.annotation.Nullable public static native Looper myLooper();
  public native boolean isCurrentThread();
}
public final class SystemClock {
  public static native long elapsedRealtime();
  public static native long uptimeMillis();
}
public class Build {
  public static final String MANUFACTURER = null;
  public static final String MODEL = null;
  public static class VERSION {
    public static final int SDK_INT = 0;
    public static final String RELEASE = null;
  }
  public static class VERSION_CODES {
    public static final int LOLLIPOP = 21;
    public static final int M = 23;
    public static final int N = 24;
    public static final int O = 26;
    public static final int P = 28;
    public static final int Q = 29;
    public static final int R = 30;
    public static final int S = 31;
    public static final int TIRAMISU = 33;
    public static final int UPSIDE_DOWN_CAKE = 34;
  }
}

package android.support.v4.media.session;
public class MediaSessionCompat {
  public MediaSessionCompat(android.content.Context context, String tag) {}
  public native void setMediaButtonReceiver(@androidx.annotation.Nullable android.app.PendingIntent mbr);
  public native void setActive(boolean active);
  public native void release();
}
public final class PlaybackStateCompat {
  public static final long ACTION_SKIP_TO_PREVIOUS = 16L;
  public static final long ACTION_SKIP_TO_NEXT = 32L;
  public static final long ACTION_SKIP_TO_QUEUE_ITEM = 4096L;
}

package android.util;
public interface AttributeSet {}
public final class Rational {
  public Rational(int numerator, int denominator) {}
}
public class DisplayMetrics {
  public int widthPixels;
  public int heightPixels;
  public float density;
}
public class Base64 {
  public static final int DEFAULT = 0;
  public static final int NO_WRAP = 2;
  public static final int URL_SAFE = 8;
  public static native byte[] decode(String str, int flags);
  public static native byte[] decode(byte[] input, int flags);
  public static native String encodeToString(byte[] input, int flags);
}
public final class Log {
  public static final int VERBOSE = 2;
  public static final int DEBUG = 3;
  public static final int INFO = 4;
  public static final int WARN = 5;
  public static final int ERROR = 6;
  public static native int println(int priority, @androidx.annotation.Nullable String tag, String msg);
  public static native int v(@androidx.annotation.Nullable String tag, String msg);
  public static native int d(@androidx.annotation.Nullable String tag, String msg);
  public static native int d(@androidx.annotation.Nullable String tag, @androidx.annotation.Nullable String msg, @androidx.annotation.Nullable Throwable tr);
  public static native int i(@androidx.annotation.Nullable String tag, String msg);
  public static native int i(@androidx.annotation.Nullable String tag, @androidx.annotation.Nullable String msg, @androidx.annotation.Nullable Throwable tr);
  public static native int w(@androidx.annotation.Nullable String tag, String msg);
  public static native int w(@androidx.annotation.Nullable String tag, @androidx.annotation.Nullable String msg, @androidx.annotation.Nullable Throwable tr);
  public static native int e(@androidx.annotation.Nullable String tag, String msg);
  public static native int e(@androidx.annotation.Nullable String tag, @androidx.annotation.Nullable String msg, @androidx.annotation.Nullable Throwable tr);
}

package android.view;
import android.content.*;
public class ContextThemeWrapper extends ContextWrapper {
  public ContextThemeWrapper() { super(null); }
}
public final class Gravity {
  public static final int TOP = 48;
  public static final int BOTTOM = 80;
  public static final int CENTER = 17;
  public static final int END = 8388613;
  public static final int START = 8388611;
}
public class Surface {}
public abstract class Window {
  public native void addFlags(int flags);
  public native void clearFlags(int flags);
  public abstract View getDecorView();
  public native WindowManager.LayoutParams getAttributes();
}
public interface WindowManager {
  class LayoutParams extends ViewGroup.LayoutParams {
    public LayoutParams() { super(0, 0); }
    public static final int FLAG_KEEP_SCREEN_ON = 128;
    public static final int FLAG_SECURE = 8192;
    public static final int FLAG_FULLSCREEN = 1024;
  }
}
public class KeyEvent {
  public static final int ACTION_DOWN = 0;
  public static final int ACTION_UP = 1;
  public static final int KEYCODE_BACK = 4;
  public static final int KEYCODE_DPAD_UP = 19;
  public static final int KEYCODE_DPAD_DOWN = 20;
  public static final int KEYCODE_DPAD_LEFT = 21;
  public static final int KEYCODE_DPAD_RIGHT = 22;
  public static final int KEYCODE_DPAD_CENTER = 23;
  public static final int KEYCODE_ENTER = 66;
  public static final int KEYCODE_MEDIA_PLAY_PAUSE = 85;
  public static final int KEYCODE_MEDIA_STOP = 86;
  public static final int KEYCODE_MEDIA_REWIND = 89;
  public static final int KEYCODE_MEDIA_FAST_FORWARD = 90;
  public static final int KEYCODE_MEDIA_PLAY = 126;
  public static final int KEYCODE_MEDIA_PAUSE = 127;
  public final native int getAction();
  public final native int getKeyCode();
  public final native int getRepeatCount();
}
public interface Menu {
  MenuItem add(CharSequence title);
  MenuItem findItem(int id);
}
public interface MenuItem {
  int getItemId();
  MenuItem setVisible(boolean visible);
  boolean isVisible();
  @androidx.annotation.Nullable View getActionView();
}
public class MenuInflater {
  public native void inflate(int menuRes, Menu menu);
}
public interface ViewManager {
  void addView(View view, ViewGroup.LayoutParams params);
  void removeView(View view);
}
public interface ViewParent {}
public class View {
  public static final int VISIBLE = 0;
  public static final int INVISIBLE = 4;
  public static final int GONE = 8;
  public View(Context context) {}
  public View(Context context, @androidx.annotation.Nullable android.util.AttributeSet attrs) {}
  public final native Context getContext();
  public native int getVisibility();
  public native void setVisibility(int visibility);
  public native void setOnClickListener(@androidx.annotation.Nullable OnClickListener l);
  public native void setOnLongClickListener(@androidx.annotation.Nullable OnLongClickListener l);
  public native boolean performClick();
  public native boolean isEnabled();
  public native void setEnabled(boolean enabled);
  public native boolean isActivated();
  public native void setActivated(boolean activated);
  public native boolean isSelected();
  public native void setSelected(boolean selected);
  public native boolean post(Runnable action);
  public native boolean postDelayed(Runnable action, long delayMillis);
  public native boolean removeCallbacks(Runnable action);
  public final native <T extends View> T findViewById(int id);
  public native ViewGroup.LayoutParams getLayoutParams();
  public native void setLayoutParams(ViewGroup.LayoutParams params);
  public final native ViewParent getParent();
  public final native int getWidth();
  public final native int getHeight();
  public native float getX();
  public native void setX(float x);
  public native float getTranslationX();
  public native void setTranslationX(float translationX);
  public native void setPadding(int left, int top, int right, int bottom);
  public native void setBackgroundColor(int color);
  public native void setAlpha(float alpha);
  public native boolean getKeepScreenOn();
  public native void setKeepScreenOn(boolean keepScreenOn);
  public native void setFocusable(boolean focusable);
  public final native boolean requestFocus();
  public native int getId();
  public native void setId(int id);
  @androidx.annotation.Nullable public native CharSequence getContentDescription();
  public native void setContentDescription(@androidx.annotation.Nullable CharSequence contentDescription);
  public native Object getTag();
  public native android.content.res.Resources getResources();
  public interface OnClickListener { void onClick(View v); }
  public interface OnLongClickListener { boolean onLongClick(View v); }
}
public abstract class ViewGroup extends View implements ViewParent, ViewManager {
  public ViewGroup(Context context) { super(context); }
  public native void addView(View child);
  public native void addView(View child, int index);
  public native void addView(View child, LayoutParams params);
  public native void removeView(View view);
  public native void removeAllViews();
  public native int getChildCount();
  public static class LayoutParams {
    public static final int MATCH_PARENT = -1;
    public static final int WRAP_CONTENT = -2;
    public int width;
    public int height;
    public LayoutParams(int width, int height) {}
  }
  public static class MarginLayoutParams extends LayoutParams {
    public MarginLayoutParams(int width, int height) { super(width, height); }
    public final native void setMargins(int left, int top, int right, int bottom);
  }
}

package android.webkit;
public interface ValueCallback<T> { void onReceiveValue(T value); }
public class WebView extends android.view.ViewGroup {
  public WebView(android.content.Context context) { super(context); }
  public static native void setWebContentsDebuggingEnabled(boolean enabled);
  public native WebSettings getSettings();
  @androidx.annotation.Nullable public native WebChromeClient getWebChromeClient();
  public native void setWebChromeClient(@androidx.annotation.Nullable WebChromeClient client);
  public native void loadUrl(String url);
}
public abstract class WebSettings {
  public abstract boolean getJavaScriptEnabled();
  public abstract void setJavaScriptEnabled(boolean flag);
  public abstract void setMediaPlaybackRequiresUserGesture(boolean require);
}
public class WebChromeClient {
  @androidx.annotation.Nullable public native android.graphics.Bitmap getDefaultVideoPoster();
}

package android.widget;
import android.content.Context;
import android.view.*;
public class FrameLayout extends ViewGroup {
  public FrameLayout(Context context) { super(context); }
  public static class LayoutParams extends MarginLayoutParams {
    public LayoutParams(int width, int height) { super(width, height); }
    public LayoutParams(int width, int height, int gravity) { super(width, height); }
  }
}
public class LinearLayout extends ViewGroup {
  public static final int VERTICAL = 1;
  public LinearLayout(Context context) { super(context); }
  public native void setOrientation(int orientation);
}
public class TextView extends View {
  public TextView(Context context) { super(context); }
  public native CharSequence getText();
  public final native void setText(@androidx.annotation.Nullable CharSequence text);
  public final native void setText(int resid);
  public native void setTextColor(int color);
}
public class Button extends TextView {
  public Button(Context context) { super(context); }
}
public class ImageView extends View {
  public ImageView(Context context) { super(context); }
  public native void setImageBitmap(@androidx.annotation.Nullable android.graphics.Bitmap bm);
}
public class ImageButton extends ImageView {
  public ImageButton(Context context) { super(context); }
}
public abstract class CompoundButton extends Button {
  public CompoundButton(Context context) { super(context); }
  public native boolean isChecked();
  public native void setChecked(boolean checked);
  public native void setOnCheckedChangeListener(@androidx.annotation.Nullable OnCheckedChangeListener listener);
  public interface OnCheckedChangeListener { void onCheckedChanged(CompoundButton buttonView, boolean isChecked); }
}
public class Switch extends CompoundButton {
  public Switch(Context context) { super(context); }
}
public class ProgressBar extends View {
  public ProgressBar(Context context) { super(context); }
  public native int getProgress();
  public native void setProgress(int progress);
  public native int getMax();
  public native void setMax(int max);
  public native int getSecondaryProgress();
  public native void setSecondaryProgress(int secondaryProgress);
}
public class SeekBar extends ProgressBar {
  public SeekBar(Context context) { super(context); }
  public native void setOnSeekBarChangeListener(OnSeekBarChangeListener l);
  public interface OnSeekBarChangeListener {
    void onProgressChanged(SeekBar seekBar, int progress, boolean fromUser);
    void onStartTrackingTouch(SeekBar seekBar);
    void onStopTrackingTouch(SeekBar seekBar);
  }
}
public class Toast {
  public static final int LENGTH_SHORT = 0;
  public static final int LENGTH_LONG = 1;
  public static native Toast makeText(Context context, CharSequence text, int duration);
  public native void show();
}

package org.json;
import java.util.*;
public class JSONException extends Exception {
  public JSONException(String s) {}
}
public class JSONObject {
  public JSONObject() {}
  public JSONObject(Map copyFrom) {}
  public JSONObject(String json) throws JSONException {}
  public native JSONObject put(String name, boolean value) throws JSONException;
  public native JSONObject put(String name, double value) throws JSONException;
  public native JSONObject put(String name, int value) throws JSONException;
  public native JSONObject put(String name, long value) throws JSONException;
  public native JSONObject put(String name, @androidx.annotation.Nullable Object value) throws JSONException;
  public native Object get(String name) throws JSONException;
  public native String getString(String name) throws JSONException;
  public native int getInt(String name) throws JSONException;
  public native double getDouble(String name) throws JSONException;
  public native JSONObject getJSONObject(String name) throws JSONException;
  public native JSONArray getJSONArray(String name) throws JSONException;
  @androidx.annotation.Nullable public native Object opt(@androidx.annotation.Nullable String name);
  public native String optString(@androidx.annotation.Nullable String name);
  public native String optString(@androidx.annotation.Nullable String name, String fallback);
  public native boolean optBoolean(@androidx.annotation.Nullable String name);
  public native double optDouble(@androidx.annotation.Nullable String name);
  public native double optDouble(@androidx.annotation.Nullable String name, double fallback);
  public native int optInt(@androidx.annotation.Nullable String name);
  public native int optInt(@androidx.annotation.Nullable String name, int fallback);
  @androidx.annotation.Nullable public native JSONObject optJSONObject(@androidx.annotation.Nullable String name);
  @androidx.annotation.Nullable public native JSONArray optJSONArray(@androidx.annotation.Nullable String name);
  public native boolean has(@androidx.annotation.Nullable String name);
  public native Iterator<String> keys();
  public static native String quote(@androidx.annotation.Nullable String data);
}
public class JSONArray {
  public JSONArray() {}
  public JSONArray(String json) throws JSONException {}
  public JSONArray(Collection copyFrom) {}
  public native JSONArray put(boolean value);
  public native JSONArray put(int value);
  public native JSONArray put(@androidx.annotation.Nullable Object value);
  public native int length();
  public native JSONObject getJSONObject(int index) throws JSONException;
  public native String getString(int index) throws JSONException;
  @androidx.annotation.Nullable public native JSONObject optJSONObject(int index);
}
