import android.content.Context
import com.theoplayer.android.api.THEOplayerConfig
import com.theoplayer.android.api.THEOplayerView

fun create(context: Context): THEOplayerView {
    val config = THEOplayerConfig.Builder().license("<LICENSE_KEY>").build()
    return THEOplayerView(context, config)
}
