import {expect, it} from 'vitest';
import {extractFences} from '../fences';
import {repositoryRoot} from '../pages';
import type {Fence} from '../types';
import {checkJvmSamples} from '.';

const fence = (language: string, meta: string, lines: readonly string[]): string =>
  [`\`\`\`${language} ${meta}`.trim(), ...lines, '```', ''].join('\n');

const kotlinFile = (name: string, ...lines: string[]): string => fence('kotlin', `title="${name}"`, lines);

/** Compiles pages in one run. @returns what is wrong on each, as `line: message`. */
async function check(pages: Record<string, string>): Promise<Record<string, string[]>> {
  const fences = Object.entries(pages).map(([page, text]) => extractFences(page, text));
  const {problems, missing} = await checkJvmSamples(fences, repositoryRoot);
  expect(missing).toBeUndefined();
  const list = (own: readonly Fence[]): string[] =>
    own.flatMap((one) => (problems.get(one) ?? []).map(({line, message}) => `${one.line + line - 1}: ${message}`));
  return Object.fromEntries(fences.map((own, index) => [Object.keys(pages)[index]!, list(own)]));
}

const playerImport = 'import com.theoplayer.android.api.player.Player';
const startPlayer = ['fun start(player: Player) {', '    player.play()', '}'];

// The stubs of three versions are compiled once, if no run before has kept them.
it('compiles Kotlin and Java samples against the SDK of their version', {timeout: 180_000}, async () => {
  const found = await check({
    'docs/right.mdx': kotlinFile('Start.kt', playerImport, '', ...startPlayer),
    'docs/wrong-member.mdx': kotlinFile(
      'Start.kt',
      playerImport,
      '',
      'fun start(player: Player) {',
      '    player.pley()',
      '}',
    ),
    'docs/missing-import.mdx': kotlinFile('Start.kt', ...startPlayer),
    'docs/wrong-type.mdx': kotlinFile(
      'Start.kt',
      playerImport,
      '',
      'fun seek(player: Player) {',
      '    player.currentTime = 10',
      '}',
    ),
    'docs/null.mdx': kotlinFile('Start.kt', playerImport, '', 'fun address(player: Player) = player.source.sources'),
    'docs/missing-override.mdx': kotlinFile(
      'Swap.kt',
      'import com.theoplayer.android.api.cast.chromecast.ChromecastConnectionCallback',
      '',
      'class Swap : ChromecastConnectionCallback',
    ),
    'docs/java.mdx': fence('java', 'title="Start.java"', [
      'import com.theoplayer.android.api.player.Player;',
      '',
      'final class Start {',
      '    static void start(Player player) {',
      '        player.pley();',
      '        Log.i("Start", "playing");',
      '    }',
      '}',
    ]),
    'docs/two-files.mdx':
      kotlinFile('Start.kt', 'package com.example.app', '', playerImport, '', ...startPlayer) +
      kotlinFile(
        'Main.kt',
        'package com.example.app',
        '',
        playerImport,
        '',
        'class Main(private val player: Player) {',
        '    fun run() = start(player)',
        '}',
      ) +
      fence('kotlin', '', ['// In Main', 'player.pause()', 'run()', 'halt()']),
    'docs/frame.mdx': fence('kotlin', '', [
      'playerView.player.addEventListener(PlayerEventTypes.PLAYING) {',
      '    finish()',
      '}',
    ]),
    'docs/compose.mdx': kotlinFile(
      'Screen.kt',
      'import androidx.compose.runtime.Composable',
      'import com.theoplayer.android.ui.PlayButton',
      '',
      '@Composable',
      'fun Screen() = PlayButton()',
      '',
      'fun outside() = PlayButton()',
    ),
    'docs/build.mdx': kotlinFile(
      'app/build.gradle.kts',
      'dependencies {',
      '    implementatoin("com.example:sdk:1.0.0")',
      '}',
    ),
    'docs/version.mdx': fence('kotlin', '', ['player.network.hashCode()']),
    'versioned_docs/version-v4/version.mdx': fence('kotlin', '', ['player.network.hashCode()']),
  });
  expect(found).toEqual({
    'docs/right.mdx': [],
    'docs/wrong-member.mdx': [expect.stringMatching(/^5: Unresolved reference 'pley'/)],
    'docs/missing-import.mdx': expect.arrayContaining([expect.stringMatching(/^2: Unresolved reference 'Player'/)]),
    'docs/wrong-type.mdx': [expect.stringMatching(/^5: .*'Double'/)],
    'docs/null.mdx': [expect.stringMatching(/^4: Only safe/)],
    'docs/missing-override.mdx': [expect.stringMatching(/^4: Class 'Swap' is not abstract/)],
    'docs/java.mdx': [
      expect.stringMatching(/^6: cannot find symbol symbol: method pley\(\)/),
      expect.stringMatching(/^7: cannot find symbol symbol: variable Log/),
    ],
    'docs/two-files.mdx': [expect.stringMatching(/^23: Unresolved reference 'halt'/)],
    'docs/frame.mdx': [],
    'docs/compose.mdx': expect.arrayContaining([expect.stringMatching(/^8: @Composable invocations can only happen/)]),
    'docs/build.mdx': [expect.stringMatching(/^3: Unresolved reference 'implementatoin'/)],
    'docs/version.mdx': [],
    'versioned_docs/version-v4/version.mdx': [expect.stringMatching(/^2: Unresolved reference 'network'/)],
  });
});
