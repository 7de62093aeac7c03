/**
 * The shape of `reference/data/<platform>.json`: the public symbols of one platform in all versions that the site documents.
 * `reference/README.md` says how the files are made and read.
 */

/** The platforms that have a file. */
export const referencePlatforms = [
  'web',
  'android',
  'ios',
  'react-native',
  'flutter',
  'roku',
  'open-video-ui-web',
  'open-video-ui-react',
  'open-video-ui-react-native',
  'open-video-ui-android',
] as const;
export type ReferencePlatform = (typeof referencePlatforms)[number];

/** The major version of the SDK: `"7"`. React Native's `"3"` is what the v6 pages of the site document. */
export type VersionKey = string;

/** One file of `reference/data`. */
export interface ReferenceFile {
  platform: ReferencePlatform;
  /** Oldest first. */
  versions: ReferenceVersion[];
  /** Sorted by `id`. */
  types: ReferenceType[];
}

export interface ReferenceVersion {
  key: VersionKey;
  /** The exact version that the symbols are of: `"7.8.0"`. */
  number: string;
  /** The version of the docs that describes it: `current`, `v6` or `v4`. */
  docs: string;
  /** The package or repository that the symbols are from, for people. */
  source: string;
  /** Types and members of their own (not inherited) that the source has, counted before they were merged. */
  counts: {types: number; members: number};
}

/** A type, or a function or variable that stands by itself. */
export interface ReferenceType {
  /**
   * Unique in the file and stable: the name as code writes it (`Ads`, `THEOplayerConfig.Builder`). Where two packages of Android have
   * one name, both have the last part of their package in front (`chromecast.ErrorCode`, `error.ErrorCode`).
   */
  id: string;
  /** Versions that have the type, oldest first. */
  in: VersionKey[];
  /** What the type is: one entry, or more where versions differ. Every version of `in` is in exactly one. */
  forms: TypeForm[];
  /** Own members, sorted by name; overloads, and members that differ between versions, have a record each. */
  members: ReferenceMember[];
}

export type TypeKind =
  | 'class'
  | 'interface'
  | 'enum'
  /** An alias of two types or more: `'on' | 'off'`. */
  | 'union'
  /** Any other alias. */
  | 'alias'
  | 'function'
  | 'variable'
  | 'namespace'
  /** Swift. */
  | 'struct'
  | 'protocol'
  /** Swift: what an SDK adds to a type of the system. */
  | 'extension'
  /** Kotlin and Java. */
  | 'annotation'
  /** Kotlin: a class with one instance. */
  | 'object'
  /** Dart. */
  | 'mixin'
  /** A custom element, a React component, or a component of SceneGraph or Compose. */
  | 'component';

export interface TypeForm {
  /** Left out where it holds for all versions of the type. */
  in?: VersionKey[];
  kind: TypeKind;
  /** As declared: `TEventMap extends EventMap<string>`. */
  typeParameters?: string[];
  /** Classes, interfaces and protocols that the type extends, implements or adopts. */
  supertypes?: string[];
  /** What an alias or union stands for, or the type of a variable. */
  type?: string;
  /** Package or module: `com.theoplayer.android.api.ads`. */
  package?: string;
  /** The section of the source's own index: `Ads API`. */
  group?: string;
  /** Name of the custom element of a component: `theoplayer-play-button`. */
  tag?: string;
  abstract?: true;
  deprecated?: true;
}

export type MemberKind =
  | 'constructor'
  | 'property'
  | 'method'
  /** A value of an enumeration. */
  | 'value'
  /** The signature of a function that stands by itself; its name is the type's. */
  | 'call'
  /** `[key: string]: T`, or a Swift subscript. */
  | 'index'
  /** Swift: the type that an adopter of a protocol names. */
  | 'associated type'
  /** An event that is named by a string (custom elements, Roku). */
  | 'event'
  /** An attribute or a slot of a custom element. */
  | 'attribute'
  | 'slot';

export interface ReferenceMember {
  name: string;
  kind: MemberKind;
  /** Left out where it holds for all versions of the type. */
  in?: VersionKey[];
  /** In order; the empty list for a call without any. Left out for what is not called. */
  parameters?: ReferenceParameter[];
  typeParameters?: string[];
  /** The type of a property, or what a call returns; left out where the source names none. */
  type?: string;
  /** What an enumeration's value equals, as written: `1000`, `"ads"`. */
  value?: string;
  optional?: true;
  readonly?: true;
  static?: true;
  abstract?: true;
  protected?: true;
  deprecated?: true;
  /** Swift `throws`, or Java's exceptions. */
  throws?: string;
  async?: true;
}

export interface ReferenceParameter {
  name: string;
  /** Left out where the source names none. */
  type?: string;
  /** Swift's argument label where it differs from the name; `_` for none. Dart: absent. */
  label?: string;
  /** May be left out by a caller. */
  optional?: true;
  /** The default that is used then, where the source shows it. */
  default?: string;
  /** Dart: passed by name. */
  named?: true;
  /** `...rest` or `vararg`. */
  rest?: true;
}
