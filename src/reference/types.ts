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

/** Whether a platform has a file. */
export const isReferencePlatform = (platform: string): platform is ReferencePlatform =>
  (referencePlatforms as readonly string[]).includes(platform);

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
  /** The exact release that the symbols are from: `"7.8.0"`. */
  number: string;
  /** The version of the docs that describes it: `current`, `v6` or `v4`. */
  docs: string;
  /** The package or repository that the symbols are from, for display. */
  source: string;
  /** Number of types and own (not inherited) members in the source, counted before merging. */
  counts: {types: number; members: number};
}

/** A type, or a top-level function or variable. */
export interface ReferenceType {
  /**
   * Unique in the file and stable: the name as used in code (`Ads`, `THEOplayerConfig.Builder`). If two Android
   * packages share a name, both are prefixed with the last part of their package (`chromecast.ErrorCode`,
   * `error.ErrorCode`).
   */
  id: string;
  /** Versions that have the type, oldest first. */
  in: VersionKey[];
  /** The type's form: one entry, or more if versions differ. Every version of `in` is in exactly one. */
  forms: TypeForm[];
  /** Own members, sorted by name. Overloads, and members that differ between versions, have separate records. */
  members: ReferenceMember[];
}

export type TypeKind =
  | 'class'
  | 'interface'
  | 'enum'
  /** An alias of two or more types: `'on' | 'off'`. */
  | 'union'
  /** Any other alias. */
  | 'alias'
  | 'function'
  | 'variable'
  | 'namespace'
  /** Swift. */
  | 'struct'
  | 'protocol'
  /** Swift: an SDK's extension of a system type. */
  | 'extension'
  /** Kotlin and Java. */
  | 'annotation'
  /** Kotlin: a singleton object. */
  | 'object'
  /** Dart. */
  | 'mixin'
  /** A custom element, a React component, or a component of SceneGraph or Compose. */
  | 'component';

export interface TypeForm {
  /** Omitted if it applies to all versions of the type. */
  in?: VersionKey[];
  kind: TypeKind;
  /** As declared: `TEventMap extends EventMap<string>`. */
  typeParameters?: string[];
  /** Classes, interfaces and protocols that the type extends, implements or conforms to. */
  supertypes?: string[];
  /** The target of an alias or union, or the type of a variable. */
  type?: string;
  /** Package or module: `com.theoplayer.android.api.ads`. */
  package?: string;
  /** The section in the source's own index: `Ads API`. */
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
  /** An enum value. */
  | 'value'
  /** The signature of a top-level function; its name is the type's. */
  | 'call'
  /** `[key: string]: T`, or a Swift subscript. */
  | 'index'
  /** Swift: an associated type of a protocol. */
  | 'associated type'
  /** An event named by a string (custom elements, Roku). */
  | 'event'
  /** An attribute or a slot of a custom element. */
  | 'attribute'
  | 'slot';

export interface ReferenceMember {
  name: string;
  kind: MemberKind;
  /** Omitted if it applies to all versions of the type. */
  in?: VersionKey[];
  /** In order; an empty list for a call without parameters. Omitted for members that are not callable. */
  parameters?: ReferenceParameter[];
  typeParameters?: string[];
  /** The type of a property, or the return type of a call; omitted if the source names none. */
  type?: string;
  /** The value of an enum member, as written: `1000`, `"ads"`. */
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
  /** Omitted if the source names none. */
  type?: string;
  /** Swift: argument label if it differs from the name; `_` for none. Dart: absent. */
  label?: string;
  /** Optional for callers. */
  optional?: true;
  /** Its default value, if the source shows it. */
  default?: string;
  /** Dart: passed by name. */
  named?: true;
  /** `...rest` or `vararg`. */
  rest?: true;
}
