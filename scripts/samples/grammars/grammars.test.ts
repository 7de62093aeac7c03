import {describe, expect, it} from 'vitest';
import {syntaxChecks} from './index';

/** For each language a sample that is wrong, the line of the error and a word of the message. */
const wrong: [language: string, code: string, line: number, message: RegExp][] = [
  ['kotlin', 'val a = listOf(1, 2', 1, /syntax error/],
  ['java', 'player.play()\nplayer.pause();', 1, /";" is missing/],
  ['swift', 'let a = [1, 2\nprint(a', 1, /syntax error/],
  ['objectivec', '[self.player play;', 1, /syntax error|missing/],
  ['dart', "final a = THEOplayer(license: 'x';", 1, /syntax error|missing/],
  ['ruby', "target 'App' do\n  pod 'X'\n", 1, /missing|syntax error/],
  ['bash', 'if true; then\n  echo a\n', 1, /missing|syntax error/],
  ['groovy', 'dependencies {\n  implementation "a:b:1"\n', 1, /missing|syntax error/],
  ['yaml', 'a: [1, 2\nb: 3', 1, /YAML/],
  ['xml', '<a>\n  <b>\n</a>', 3, /not well-formed/],
  ['html', '<div>\n  <span class="a>\n</div>', 1, /HTML/],
  ['css', '.a { color: red', 1, /CSS/],
  ['vue', '<template>\n  <div v-if="a ===">\n  </div>\n</template>', 2, /Vue/],
  ['http', 'GET /a HTTP/1.1\nnot a header', 2, /header/],
  ['m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:CODECS="a"\nlow.m3u8', 2, /BANDWIDTH/],
  ['m3u8', '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:six,\na.ts', 3, /duration/],
  ['dash', '<MPD><Period></MPD>', 1, /not well-formed/],
  ['vtt', 'WEBVTT\n\n00:01 --> 00:02', 3, /timing/],
  ['vtt', 'WEBVTT\n\n00:00:05.000 --> 00:00:02.000\nA', 3, /ends before/],
  ['properties', 'no assignment', 1, /key=value/],
  ['mdx', '<Tabs>\n\ntext', 1, /MDX/],
  ['json', '{"a": 1 // why\n}', 1, /comment/],
  ['php', "add_action('init', function () {\n  echo 'a'\n});", 2, /missing|syntax error/],
  ['toml', 'a = [1, 2\nb = 3', 1, /missing|syntax error/],
  ['diff', '+ new line\nold line', 2, /begins with none/],
  ['diff', '@@ -1,2 +1,2 @@\n a\n-b', 1, /add up/],
  ['brightscript', 'sub one()\n  print "a"\n', 2, /BrightScript/],
  ['brightscript', 'print "a"\nend sub\nprint "b"', 2, /BrightScript/],
];

describe('grammars', () => {
  it.each(wrong)('finds the error in %s: %s', async (language, code, line, message) => {
    const problems = await syntaxChecks.get(language)?.(code);
    expect(problems?.length).toBeGreaterThan(0);
    expect(problems?.map((one) => one.message).join(' ')).toMatch(message);
    expect(problems?.some((one) => Math.abs(one.line - line) <= 2)).toBe(true);
  });

  it('accepts fragments: the inside of a class, of a method, of a file', async () => {
    const more: [string, string][] = [
      ['php', "add_shortcode('player', function (array $attributes): string {\n  return '<div></div>';\n});"],
      ['php', '<div><?php echo $title; ?></div>'],
      ['toml', '[build]\npublish = "build/"\n'],
      ['diff', '--- a/x.ts\n+++ b/x.ts\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n'],
      ['diff', '  sources: {\n-   integration: "old",\n+   integration: "new",\n  }'],
    ];
    for (const [language, code] of more) expect(await syntaxChecks.get(language)?.(code), code).toEqual([]);
    const fragments: [string, string][] = [
      ['java', 'public void onPause() { super.onPause(); }'],
      ['java', 'int a = 1;\nplayer.play();'],
      ['kotlin', 'override fun onPause() { super.onPause() }'],
      ['swift', 'override func viewDidLoad() { super.viewDidLoad() }'],
      ['dart', 'await player.play();'],
      ['dart', '@override\nWidget build(BuildContext context) => Text("a");'],
      ['objectivec', '@property (nonatomic, strong) THEOplayer *player;'],
      ['objectivec', 'self.player.autoplay = YES;'],
      [
        'brightscript',
        'm.player = m.top.findNode("player")\nif m.player <> invalid then m.player.callFunc("play", invalid)',
      ],
      ['xml', '<a android:b="c" />\n<d />'],
      ['bash', '$ npm install\n$ npm start'],
      // The grammar's scanner once needed a function that the runtime lacks, and only for expansions like these.
      ['bash', 'case "$line" in\n  a*) d=${line#*:}; d=${d%%,*} ;;\nesac'],
      ['dash', '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period></Period></MPD>'],
    ];
    for (const [language, code] of fragments) {
      expect([language, await syntaxChecks.get(language)?.(code)]).toEqual([language, []]);
    }
  });
});
