import {describe, expect, it} from 'vitest';
import {readFile} from '../files';
import type {ReferencePlatform} from '../types';
import {resolveBrightScript, resolveSamples, type ResolvedLanguage} from '.';
import {toKotlinProperty} from './kotlin';

const platforms = {kotlin: 'android', java: 'android', swift: 'ios', dart: 'flutter'} satisfies Record<
  ResolvedLanguage,
  ReferencePlatform
>;

/** The result for a sample; uses are given as `Type.member`. */
function resolve(language: ResolvedLanguage, code: string, key = '7') {
  const [result] = resolveSamples([code], language, readFile(platforms[language]), key);
  const {resolved, foreign, unknown} = result!;
  return {
    resolved,
    foreign,
    unknown,
    problems: result!.problems.map(({message}) => message),
    uses: result!.uses.map(({type, member}) => (member === undefined ? type : `${type}.${member}`)),
  };
}

describe('resolveSamples', () => {
  it('knows receivers that are declared, made, reached and given to a listener', () => {
    const code = `
      fun watch(view: THEOplayerView) {
        val player = view.player
        player.addEventListener(PlayerEventTypes.TIMEUPDATE) { event -> show(event.currentTime) }
        val config = THEOplayerConfig.Builder().license("a").build()
      }`;
    expect(resolve('kotlin', code)).toMatchObject({problems: [], resolved: 6, unknown: 0});
  });

  it('says where each name stands, and what it is in the data', () => {
    const code = 'fun a(player: Player) = player.currentTime';
    const [result] = resolveSamples([code], 'kotlin', readFile('android'), '7');
    expect(result!.uses.map(({start, end, ...use}) => ({...use, text: code.slice(start, end)}))).toEqual([
      {text: 'Player', type: 'Player'},
      {text: 'currentTime', type: 'Player', member: 'getCurrentTime'},
    ]);
  });

  it('names the versions that have a member, and the nearest name', () => {
    expect(resolve('swift', 'func a(player: THEOplayer) { player.currentProgramDateTime }', '4').problems).toEqual([
      expect.stringMatching(
        /THEOplayer of ios 4\.12\.7 has no "currentProgramDateTime"; 6\.13\.0, 7\.8\.0 have it\. The nearest/,
      ),
    ]);
    expect(resolve('java', 'void a(Player player) { player.getCurrentTme(); }').problems).toEqual([
      expect.stringMatching(/nearest name is "getCurrentTime"/),
    ]);
    expect(resolve('kotlin', 'fun a(view: THEOplayerView) { view.player.playNow() }').problems).toEqual([
      expect.stringMatching(/Player of android 7\.8\.0 has no "playNow"/),
    ]);
  });

  it('compares labels and names of arguments with those of the version', () => {
    expect(resolve('swift', 'let player = THEOplayer(frame: box, configuration: settings)').problems).toEqual([
      expect.stringMatching(/THEOplayer of ios 7\.8\.0 .*\(frame:configuration:\)\. Write THEOplayer\(/),
    ]);
    expect(resolve('swift', 'func a(player: THEOplayer) { player.setCurrentTime(12) }').problems).toEqual([]);
    expect(resolve('swift', 'func a(player: THEOplayer) { player.setCurrentTime(time: 12) }').problems).toHaveLength(1);
    expect(resolve('dart', "final config = THEOplayerConfig(licence: 'a');").problems).toEqual([
      expect.stringMatching(/Write THEOplayerConfig\(license:, licenseUrl:/),
    ]);
    const [compose] = resolveSamples(
      ['AudioTrackList(modifiers = wide)'],
      'kotlin',
      readFile('open-video-ui-android'),
      '1',
    );
    expect(compose!.problems).toEqual([
      {offset: 0, message: expect.stringMatching(/Write AudioTrackList\(modifier, /)},
    ]);
    const listener = 'fun a(player: Player) { player.addEventListener(PlayerEventTypes.PLAY, object : Listener {}) }';
    expect(resolve('kotlin', listener).problems).toEqual([]);
  });

  it('reports a type of the SDK that no version has', () => {
    expect(resolve('swift', 'let builder = THEOplayerConfigBuilder()').problems).toEqual([
      expect.stringMatching(/has no type "THEOplayerConfigBuilder", nor has any version/),
    ]);
    const imported = 'import THEOplayerConnectorOther\nlet other = THEOplayerConnectorOther.Thing()';
    expect(resolve('swift', imported).problems).toEqual([]);
  });

  it('counts what is provably of others apart from what it does not know', () => {
    expect(resolve('kotlin', 'fun a(session: Other) { session.anything() }')).toMatchObject({foreign: 1, unknown: 0});
    expect(resolve('kotlin', 'session.anything()')).toMatchObject({foreign: 0, unknown: 1, problems: []});
  });

  it('says nothing of a name that is cast, or that another block declares', () => {
    const swift = 'func a(track: Track) { guard let text = track as? TextTrack else { return }; text.mode = .showing }';
    expect(resolve('swift', swift)).toMatchObject({problems: [], uses: expect.arrayContaining(['TextTrack.mode'])});
    const java = 'void a(PlayEvent event) { event.getType(); } void b(String event) { event.startsWith("a"); }';
    expect(resolve('java', java).problems).toEqual([]);
  });

  it('follows a chain into the elements of lists, with their type arguments', () => {
    expect(
      resolve('kotlin', 'fun a(player: Player) { for (track in player.videoTracks) track.activeQuality?.height }').uses,
    ).toContain('VideoQuality.getHeight');
    expect(
      resolve('java', 'void a(Player player) { player.getAudioTracks().getItem(0).getActiveQuality().getBandwidth(); }')
        .uses,
    ).toContain('Quality.getBandwidth');
    expect(
      resolve('dart', 'a(THEOplayer player) { player.getTextTracks().where((track) => track.isForced); }').uses,
    ).toContain('TextTrack.isForced');
    expect(
      resolve('swift', 'func a(player: THEOplayer) { let first = player.textTracks[0]; first.mode = .hidden }').uses,
    ).toContain('TextTrack.mode');
  });

  it('gives parameters of closures the types of the function that takes them', () => {
    const named = `final class A {
      private let player: THEOplayer
      func listen() {
        let types = PlayerEventTypes.self
        _ = player.addEventListener(type: types.TIME_UPDATE, listener: { [weak self] event in self?.show(event.currentTime) })
      }
    }`;
    expect(resolve('swift', named)).toMatchObject({problems: [], unknown: 0});
    expect(resolve('swift', named).uses).toContain('CurrentTimeEvent.currentTime');
    const cast = 'player.addEventListener(PlayerEventTypes.TIMEUPDATE, (e) { (e as TimeUpdateEvent).currentTme; });';
    expect(resolve('dart', cast).problems).toEqual([expect.stringMatching(/nearest name is "currentTime"/)]);
  });

  it('leaves alone what the page defines, and what another library brings under the same name', () => {
    expect(resolve('swift', 'extension THEOplayer { func jump() {} }\nplayer.jump()').problems).toEqual([]);
    expect(
      resolve('kotlin', 'import com.example.Player\nfun a(player: Player) { player.anything() }').problems,
    ).toEqual([]);
  });

  it('reads getters as Kotlin does', () => {
    expect(['getCurrentTime', 'getVR', 'isMuted'].map(toKotlinProperty)).toEqual(['currentTime', 'vr', undefined]);
  });
});

describe('resolveBrightScript', () => {
  const context = '<THEOsdk:THEOplayer id="video" />\nm.video = m.top.findNode("video")';
  const run = (code: string) => resolveBrightScript(code, context, readFile('roku'), '7');

  it('looks up what is called on the node of the player', () => {
    expect(run('m.video.callFunc("play")\nm.other.callFunc("anything")')).toMatchObject({
      problems: [],
      resolved: 1,
      unknown: 1,
      uses: [{type: 'THEOplayer', member: 'play'}],
    });
    expect(run('m.video.callFunc("pley")').problems).toEqual([
      {offset: 18, message: expect.stringMatching(/no "pley"\. The nearest name is "play"/)},
    ]);
  });

  it('knows the tracks of a loop and the events of the player, and reads no names in text', () => {
    const sample =
      'for each track in m.player.textTracks\n  print track.label; track.other\nend for\n' +
      'events = m.player.Event\nm.player.callFunc("addEventListener", events.playing, "onPlaying")\n' +
      'url = "https://cdn.example.com/a.mpd" \' see cdn.example.com';
    const result = resolveBrightScript(sample, sample, readFile('roku'), '7');
    expect(result).toMatchObject({problems: [], resolved: 5, foreign: 1, unknown: 0});
    expect(result.uses.map(({type, member}) => `${type}.${member}`)).toEqual([
      'THEOplayer.textTracks',
      'Tracks.label',
      'THEOplayer.Event',
      'THEOplayer.addEventListener',
      'THEOplayer.playing',
    ]);
  });

  it('takes m.player for the player where the page does not make one', () => {
    const sample = 'm.player.sorce = { }';
    expect(resolveBrightScript(sample, sample, readFile('roku'), '7').problems).toEqual([
      {offset: 9, message: expect.stringMatching(/nearest name is "source"/)},
    ]);
  });
});
