import com.theoplayer.android.api.THEOplayerView
import com.theoplayer.android.api.event.player.PlayerEventTypes

fun watch(view: THEOplayerView, show: (Double) -> Unit) {
    val player = view.player
    player.addEventListener(PlayerEventTypes.TIMEUPDATE) { event -> show(event.currentTime) }
}
