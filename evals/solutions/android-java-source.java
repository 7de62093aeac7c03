import com.theoplayer.android.api.THEOplayerView;
import com.theoplayer.android.api.player.Player;
import com.theoplayer.android.api.source.SourceDescription;
import com.theoplayer.android.api.source.SourceType;
import com.theoplayer.android.api.source.TypedSource;

final class Starter {
    static void start(THEOplayerView view) {
        TypedSource stream = new TypedSource.Builder("<SOURCE_URL>").type(SourceType.HLS).build();
        Player player = view.getPlayer();
        player.setSource(new SourceDescription.Builder(stream).build());
        player.play();
    }
}
