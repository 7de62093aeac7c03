/** A wrong way to write something, and the right one. */
export interface Term {
  wrong: RegExp;
  right: string;
  /** Why, where the right word does not say it. */
  why?: string;
  /** Only the spelling differs, so `--fix` may replace it. */
  safe?: boolean;
}

/** Names as their owners write them. Case matters: the pattern must not match the right form. */
const names: readonly Term[] = [
  {wrong: /\b(web ?OS|WebOS|Webos|webos)\b(?<!webOS)/g, right: 'webOS', safe: true},
  {wrong: /\bRoku ?TVs?\b(?<!Roku TVs?)/g, right: 'Roku TV', safe: true},
  {wrong: /\b(Javascript|javascript|Java Script)\b/g, right: 'JavaScript', safe: true},
  {wrong: /\b(Typescript|typescript|Type Script)\b/g, right: 'TypeScript', safe: true},
  {wrong: /\b(Chrome ?Cast|ChromeCast|chromecast)\b(?<!Chromecast)/g, right: 'Chromecast', safe: true},
  {wrong: /\b(Air Play|Airplay|airplay)\b/g, right: 'AirPlay', safe: true},
  {wrong: /\b(Fair Play|Fairplay|fairplay)\b/g, right: 'FairPlay', safe: true},
  {wrong: /\b(Play Ready|Playready|playready)\b/g, right: 'PlayReady', safe: true},
  {wrong: /\b(WideVine|Wide Vine|widevine)\b/g, right: 'Widevine', safe: true},
  {wrong: /\b(Web ?Vtt|WebVtt|Webvtt)\b/g, right: 'WebVTT', safe: true},
  {wrong: /\b(MacOS|Mac OS X?|macos)\b/g, right: 'macOS', safe: true},
  {wrong: /\b(TVOS|tvos|TvOS|tv OS)\b/g, right: 'tvOS', safe: true},
  {wrong: /\b(IOS|Ios)\b/g, right: 'iOS', safe: true},
  {wrong: /\b(Ipad|IPad|ipad)\b/g, right: 'iPad', safe: true},
  {wrong: /\b(Iphone|IPhone|iphone)\b/g, right: 'iPhone', safe: true},
  {wrong: /\b(AndroidTV|Android tv)\b/g, right: 'Android TV', safe: true},
  {wrong: /\b(FireTV|Fire tv)\b/g, right: 'Fire TV', safe: true},
  {wrong: /\b(Brightscript|brightscript|Bright Script)\b/g, right: 'BrightScript', safe: true},
  {wrong: /\b(Github|GitHUB)\b/g, right: 'GitHub', safe: true},
  {wrong: /\b(Xcode|XCode|xcode)\b(?<!Xcode)/g, right: 'Xcode', safe: true},
  {wrong: /\b(Cocoapods|CocoaPod|Cocoa Pods)\b/g, right: 'CocoaPods', safe: true},
  {wrong: /\b(NodeJS|Nodejs|NodeJs)\b/g, right: 'Node.js', safe: true},
  {wrong: /\b(MPEG-Dash|Mpeg-Dash|MPEG DASH)\b/g, right: 'MPEG-DASH', safe: true},
  {wrong: /\b(React native|ReactNative)\b/g, right: 'React Native', safe: true},
];

/** Words with a plainer, kinder or more exact one. */
const words: readonly Term[] = [
  {
    wrong: /\b(simply|easily|effortlessly|seamlessly|obviously)\b/gi,
    right: 'nothing',
    why: 'it judges the reader, not the task',
  },
  {
    wrong: /\bin this (article|guide|page|tutorial|document|section),? (we|you|I)\b/gi,
    right: 'what the reader will have',
    why: 'the first sentence says what the page gives',
  },
  {wrong: /\b(utilize|utilise|leverage|leveraging|utilizing)\b/gi, right: 'use'},
  {wrong: /\bin order to\b/gi, right: 'to'},
  {wrong: /\bwhite[ -]?list(ed|ing|s)?\b/gi, right: 'allowlist'},
  {wrong: /\b(blacklist|black-list)(ed|ing|s)?\b/gi, right: 'blocklist'},
  {wrong: /\b(e-mail)\b/gi, right: 'email'},
  {wrong: /\bset-ups?\b/gi, right: 'setup'},
  {wrong: /\bmend(s|ed|ing)?\b/gi, right: 'fix'},
  {wrong: /\blog-?in to\b/gi, right: 'log in to'},
  {wrong: /\b(play-?back speed rate)\b/gi, right: 'playback rate'},
  {
    wrong: /\b(click here|read more here|see here)\b/gi,
    right: 'the name of the page',
    why: 'a link says where it leads',
  },
  {wrong: /\b(licence)(s|d)?\b/gi, right: 'license', why: 'American spelling'},
  {wrong: /\b(afterwards|towards|amongst|whilst)\b/gi, right: 'the American form: afterward, toward, among, while'},
  {
    wrong:
      /\b(behaviour|colour|favourite|centre|organisation|initialise|customise|synchronise|optimise|recognise|analyse|catalogue|cancelled|labelled)(s|d)?\b/gi,
    right: 'the American spelling',
  },
];

/** What must not stand in a page at all. */
const traces: readonly Term[] = [
  {
    wrong: /\bTHEO ?player\b/g,
    right: '"the player" (or the exact identifier, in backticks)',
    why: 'prose does not use the brand',
  },
  {wrong: /(^|\s)\/(work|tmp\/(brief|src))\b/g, right: 'nothing', why: 'a path of the machine the page was written on'},
  {wrong: /\b(TODO|FIXME|TBD|lorem ipsum)\b/g, right: 'the finished text'},
];

/** The table of right and wrong words. */
export const terms: readonly Term[] = [...names, ...words, ...traces];
