// Jetpack: what samples use of activity, annotation, appcompat, core, lifecycle, media, mediarouter, webkit and work.
// Signatures: developer.android.com/reference/androidx.

package androidx.annotation;
import java.lang.annotation.*;
@Retention(RetentionPolicy.CLASS) public @interface NonNull {}
@Retention(RetentionPolicy.CLASS) public @interface Nullable {}
@Retention(RetentionPolicy.CLASS) public @interface Keep {}
@Retention(RetentionPolicy.CLASS) public @interface RequiresApi { int value() default 1; int api() default 1; }

package androidx.lifecycle;
public interface LifecycleOwner { Lifecycle getLifecycle(); }
public abstract class Lifecycle {
  public abstract State getCurrentState();
  public abstract void addObserver(LifecycleObserver observer);
  public abstract void removeObserver(LifecycleObserver observer);
  public enum State {
    DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED;
    public native boolean isAtLeast(State state);
  }
}
public interface LifecycleObserver {}
public interface DefaultLifecycleObserver extends LifecycleObserver {
  default void onCreate(LifecycleOwner owner) {}
  default void onStart(LifecycleOwner owner) {}
  default void onResume(LifecycleOwner owner) {}
  default void onPause(LifecycleOwner owner) {}
  default void onStop(LifecycleOwner owner) {}
  default void onDestroy(LifecycleOwner owner) {}
}

package androidx.activity;
import androidx.lifecycle.*;
public class ComponentActivity extends android.app.Activity implements LifecycleOwner {
  public native Lifecycle getLifecycle();
  public final native OnBackPressedDispatcher getOnBackPressedDispatcher();
}
public abstract class OnBackPressedCallback {
  public OnBackPressedCallback(boolean enabled) {}
  public abstract void handleOnBackPressed();
  public final native boolean isEnabled();
  public final native void setEnabled(boolean enabled);
  public final native void remove();
}
public final class OnBackPressedDispatcher {
  public native void addCallback(OnBackPressedCallback onBackPressedCallback);
  public native void addCallback(LifecycleOwner owner, OnBackPressedCallback onBackPressedCallback);
  public native void onBackPressed();
}

package androidx.appcompat.app;
public class AppCompatActivity extends androidx.fragment.app.FragmentActivity {
  public native boolean supportRequestWindowFeature(int featureId);
  @androidx.annotation.Nullable public native ActionBar getSupportActionBar();
  public native void supportInvalidateOptionsMenu();
}
public abstract class ActionBar {
  public abstract void show();
  public abstract void hide();
}

package androidx.fragment.app;
public class FragmentActivity extends androidx.activity.ComponentActivity {}

package androidx.core.app;
import android.app.*;
public class NotificationManagerCompat {
  public static native NotificationManagerCompat from(android.content.Context context);
  public native void cancel(int id);
}
public class NotificationCompat {
  public static final int PRIORITY_LOW = -1;
  public static final String CATEGORY_PROGRESS = "progress";
  public static class Builder {
    public Builder(android.content.Context context, String channelId) {}
    public native Builder setSmallIcon(int icon);
    public native Builder setContentTitle(@androidx.annotation.Nullable CharSequence title);
    public native Builder setContentText(@androidx.annotation.Nullable CharSequence text);
    public native Builder setContentIntent(@androidx.annotation.Nullable PendingIntent intent);
    public native Builder addAction(int icon, @androidx.annotation.Nullable CharSequence title, @androidx.annotation.Nullable PendingIntent intent);
    public native Builder setAutoCancel(boolean autoCancel);
    public native Builder setSubText(@androidx.annotation.Nullable CharSequence text);
    public native Builder clearActions();
    public native Builder setChannelId(String channelId);
    public native Builder setOngoing(boolean ongoing);
    public native Builder setColor(int argb);
    public native Builder setPriority(int pri);
  }
}
public class NotificationChannelCompat {
  public static class Builder {
    public Builder(String id, int importance) {}
    public native Builder setName(@androidx.annotation.Nullable CharSequence name);
    public native Builder setDescription(@androidx.annotation.Nullable String description);
    public native Builder setImportance(int importance);
    public native Builder setShowBadge(boolean showBadge);
    public native Builder setVibrationEnabled(boolean vibrationEnabled);
  }
}

package androidx.core.content;
import android.content.*;
public class ContextCompat {
  public static final int RECEIVER_EXPORTED = 2;
  public static final int RECEIVER_NOT_EXPORTED = 4;
  @androidx.annotation.Nullable public static native Intent registerReceiver(Context context, @androidx.annotation.Nullable BroadcastReceiver receiver, IntentFilter filter, int flags);
  public static native int checkSelfPermission(Context context, String permission);
  public static native java.util.concurrent.Executor getMainExecutor(Context context);
}

package androidx.core.text;
public final class HtmlCompat {
  public static final int FROM_HTML_MODE_LEGACY = 0;
  public static final int FROM_HTML_MODE_COMPACT = 63;
  public static native android.text.Spanned fromHtml(String source, int flags);
}

package android.text;
public interface Spanned extends CharSequence {}

package androidx.core.view;
import android.view.*;
public final class WindowCompat {
  public static native WindowInsetsControllerCompat getInsetsController(Window window, View view);
  public static native void setDecorFitsSystemWindows(Window window, boolean decorFitsSystemWindows);
}
public final class WindowInsetsControllerCompat {
  public static final int BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE = 2;
  public native void show(int types);
  public native void hide(int types);
  public native int getSystemBarsBehavior();
  public native void setSystemBarsBehavior(int behavior);
}
public class ViewCompat {
  public static native void setOnApplyWindowInsetsListener(View view, @androidx.annotation.Nullable OnApplyWindowInsetsListener listener);
}
public interface OnApplyWindowInsetsListener {
  WindowInsetsCompat onApplyWindowInsets(View v, WindowInsetsCompat insets);
}
public class WindowInsetsCompat {
  public native androidx.core.graphics.Insets getInsets(int typeMask);
  public static final class Type {
    public static native int systemBars();
    public static native int statusBars();
    public static native int navigationBars();
  }
}

package androidx.core.graphics;
public final class Insets {
  public final int left = 0;
  public final int top = 0;
  public final int right = 0;
  public final int bottom = 0;
}

package androidx.webkit;
public class WebViewCompat {
  @androidx.annotation.Nullable public static native android.content.pm.PackageInfo getCurrentWebViewPackage(android.content.Context context);
}

package androidx.media;
import android.media.AudioManager;
public final class AudioManagerCompat {
  public static final int AUDIOFOCUS_GAIN = 1;
  public static native int requestAudioFocus(AudioManager audioManager, AudioFocusRequestCompat focusRequest);
  public static native int abandonAudioFocusRequest(AudioManager audioManager, AudioFocusRequestCompat focusRequest);
}
public class AudioFocusRequestCompat {
  public static final class Builder {
    public Builder(int focusGain) {}
    public native Builder setOnAudioFocusChangeListener(AudioManager.OnAudioFocusChangeListener listener);
    public native AudioFocusRequestCompat build();
  }
}

package androidx.mediarouter.app;
import android.content.Context;
public class MediaRouteButton extends android.view.View {
  public MediaRouteButton(Context context) { super(context); }
  public native boolean showDialog();
}
public class MediaRouteActionProvider extends androidx.core.view.ActionProvider {
  public MediaRouteActionProvider(Context context) { super(context); }
  public native MediaRouteButton onCreateMediaRouteButton();
}

package androidx.core.view;
import android.content.Context;
public final class MenuItemCompat {
  @androidx.annotation.Nullable public static native ActionProvider getActionProvider(android.view.MenuItem item);
}
public abstract class ActionProvider {
  public ActionProvider(Context context) {}
  public native Context getContext();
}

package androidx.work;
import java.util.concurrent.TimeUnit;
public abstract class ListenableWorker {
  public ListenableWorker(android.content.Context appContext, WorkerParameters workerParams) {}
  public final native android.content.Context getApplicationContext();
  public final native Data getInputData();
  public final native int getRunAttemptCount();
  public static abstract class Result {
    public static native Result success();
    public static native Result retry();
    public static native Result failure();
  }
}
public abstract class Worker extends ListenableWorker {
  public Worker(android.content.Context context, WorkerParameters workerParams) { super(context, workerParams); }
  public abstract Result doWork();
}
public final class WorkerParameters {}
public final class Data {
  @androidx.annotation.Nullable public native String getString(String key);
}
public enum NetworkType { NOT_REQUIRED, CONNECTED, UNMETERED, NOT_ROAMING, METERED, TEMPORARILY_UNMETERED }
public enum ExistingPeriodicWorkPolicy { REPLACE, KEEP, UPDATE, CANCEL_AND_REENQUEUE }
public final class Constraints {
  public static final class Builder {
    public native Builder setRequiredNetworkType(NetworkType networkType);
    public native Builder setRequiresCharging(boolean requiresCharging);
    public native Builder setRequiresDeviceIdle(boolean requiresDeviceIdle);
    public native Constraints build();
  }
}
public abstract class WorkRequest {
  public static abstract class Builder<B extends Builder<B, W>, W extends WorkRequest> {
    public final native B setConstraints(Constraints constraints);
    public final native B setInputData(Data inputData);
    public final native B addTag(String tag);
    public native B setInitialDelay(long duration, TimeUnit timeUnit);
    public final native W build();
  }
}
public final class PeriodicWorkRequest extends WorkRequest {
  public static final class Builder extends WorkRequest.Builder<Builder, PeriodicWorkRequest> {
    public Builder(Class<? extends ListenableWorker> workerClass, long repeatInterval, TimeUnit repeatIntervalTimeUnit) {}
  }
}
public abstract class WorkManager {
  public static native WorkManager getInstance(android.content.Context context);
  public abstract Operation enqueueUniquePeriodicWork(String uniqueWorkName, ExistingPeriodicWorkPolicy existingPeriodicWorkPolicy, PeriodicWorkRequest periodicWork);
  public abstract Operation cancelUniqueWork(String uniqueWorkName);
}
public interface Operation {}
