/** The reader's own screen. */
class DownloadsActivity extends android.app.Activity {}
