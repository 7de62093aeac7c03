/** The reader's own screen. */
class DownloadsActivity : android.app.Activity()
