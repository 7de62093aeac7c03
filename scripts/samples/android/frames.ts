import type {FragmentFrame} from './hosts';
import type {JvmLanguage} from './units';

/** What the frame declares, by name: in Kotlin, in Java, and the imports. */
const members: Readonly<Record<string, readonly [kotlin: string, java: string, imports: readonly string[]]>> = {
  playerView: [
    'lateinit var playerView: THEOplayerView',
    'THEOplayerView playerView;',
    ['com.theoplayer.android.api.THEOplayerView'],
  ],
  view: ['lateinit var view: THEOplayerView', 'THEOplayerView view;', ['com.theoplayer.android.api.THEOplayerView']],
  player: ['lateinit var player: Player', 'Player player;', ['com.theoplayer.android.api.player.Player']],
  context: ['val context: Context = this', 'Context context = this;', ['android.content.Context']],
};

/** Names that the frame declares. */
export const frameNames: readonly string[] = Object.keys(members);

/**
 * What a fragment may use where the page has no class for it: an activity that shows a player, which is what the guides begin with.
 * @param declared by the fragment itself, or by others that it goes on from.
 */
export function getFrame(language: JvmLanguage, declared: ReadonlySet<string>): FragmentFrame {
  const wanted = frameNames.filter((name) => !declared.has(name)).map((name) => members[name]!);
  const head =
    language === 'java'
      ? 'class SampleActivity extends AppCompatActivity {'
      : 'open class SampleActivity : AppCompatActivity() {';
  return {
    imports: ['androidx.appcompat.app.AppCompatActivity', ...wanted.flatMap(([, , imports]) => imports)],
    before: [head, ...wanted.map(([kotlin, java]) => (language === 'java' ? java : kotlin))],
    after: ['}'],
    type: 'SampleActivity',
  };
}
