/** The typed source of an earlier sample. */
val stream: com.theoplayer.android.api.source.TypedSource = TODO()
