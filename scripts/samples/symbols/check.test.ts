import {describe, expect, it} from 'vitest';
import {readFile} from '../../../src/reference/files';
import type {ReferencePlatform} from '../../../src/reference/types';
import {checkRokuSymbols} from './brightscript';
import {checkSymbols, toKotlinProperty} from './check';
import type {SymbolLanguage} from './tokens';

function check(language: SymbolLanguage, platform: ReferencePlatform, key: string, code: string) {
  const [result] = checkSymbols([code], language, readFile(platform), key);
  return {...result!, problems: result!.problems.map(({message}) => message)};
}

describe('checkSymbols', () => {
  it('knows receivers that are declared, made, reached and given to a listener', () => {
    const code = `
      fun watch(view: THEOplayerView) {
        val player = view.player
        player.addEventListener(PlayerEventTypes.TIMEUPDATE) { event -> show(event.currentTime) }
        val config = THEOplayerConfig.Builder().license("a").build()
      }`;
    expect(check('kotlin', 'android', '7', code)).toMatchObject({problems: [], resolved: 6});
  });

  it('names the versions that have a member, and the nearest name', () => {
    expect(check('swift', 'ios', '4', 'func a(player: THEOplayer) { player.currentProgramDateTime }').problems).toEqual(
      [
        expect.stringMatching(
          /THEOplayer of ios 4\.12\.7 has no "currentProgramDateTime"; 6\.13\.0, 7\.8\.0 have it\. The nearest/,
        ),
      ],
    );
    expect(check('java', 'android', '7', 'void a(Player player) { player.getCurrentTme(); }').problems).toEqual([
      expect.stringMatching(/nearest name is "getCurrentTime"/),
    ]);
  });

  it('counts receivers that are not known apart', () => {
    expect(check('kotlin', 'android', '7', 'fun a(session: Other) { session.anything() }')).toEqual({
      problems: [],
      resolved: 0,
      unknown: 1,
    });
  });

  it('says nothing of a name that is cast, or that another block declares', () => {
    const swift = 'func a(track: Track) { guard let text = track as? TextTrack else { return }; text.mode = .showing }';
    expect(check('swift', 'ios', '7', swift).problems).toEqual([]);
    const java = 'void a(PlayEvent event) { event.getType(); } void b(String event) { event.startsWith("a"); }';
    expect(check('java', 'android', '7', java).problems).toEqual([]);
  });

  it('reads getters as Kotlin does', () => {
    expect(['getCurrentTime', 'getVR', 'isMuted'].map(toKotlinProperty)).toEqual(['currentTime', 'vr', undefined]);
  });
});

describe('checkRokuSymbols', () => {
  it('looks up what is called on the node of the player', () => {
    const context = '<THEOsdk:THEOplayer id="video" />\nm.video = m.top.findNode("video")';
    const roku = readFile('roku');
    const run = (code: string) => checkRokuSymbols(code, context, roku, '7').problems.map(({message}) => message);
    expect(run('m.video.callFunc("play")\nm.other.callFunc("anything")')).toEqual([]);
    expect(run('m.video.callFunc("pley")')).toEqual([expect.stringMatching(/no "pley"\. The nearest name is "play"/)]);
  });
});
