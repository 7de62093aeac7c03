/** A Kotlin source with the public symbols of the UI kit for Android, without bodies. */
import {getForms, getMembers} from '../../../../src/reference/read';
import type {ReferenceFile, ReferenceMember, ReferenceParameter, ReferenceType} from '../../../../src/reference/types';
import type {SourceFile} from '../sourceFile';

/** Names that the kit's signatures take from Compose and from the SDK. `THEOplayer` is its own name for the SDK's player. */
const imports = [
  'androidx.compose.foundation.interaction.MutableInteractionSource',
  'androidx.compose.foundation.layout.PaddingValues',
  'androidx.compose.foundation.layout.RowScope',
  'androidx.compose.material3.ButtonColors',
  'androidx.compose.material3.ColorScheme',
  'androidx.compose.material3.Shapes',
  'androidx.compose.material3.SliderColors',
  'androidx.compose.material3.Typography',
  'androidx.compose.runtime.Composable',
  'androidx.compose.ui.Modifier',
  'androidx.compose.ui.graphics.Color',
  'androidx.compose.ui.unit.Dp',
  'com.theoplayer.android.api.THEOplayerConfig',
  'com.theoplayer.android.api.THEOplayerView',
  'com.theoplayer.android.api.ads.Ads',
  'com.theoplayer.android.api.cast.Cast',
  'com.theoplayer.android.api.cast.chromecast.PlayerCastState',
  'com.theoplayer.android.api.error.THEOplayerException',
  'com.theoplayer.android.api.player.Player as THEOplayer',
  'com.theoplayer.android.api.player.ReadyState',
  'com.theoplayer.android.api.player.track.Track',
  'com.theoplayer.android.api.player.track.mediatrack.MediaTrack',
  'com.theoplayer.android.api.player.track.mediatrack.quality.AudioQuality',
  'com.theoplayer.android.api.player.track.mediatrack.quality.VideoQuality',
  'com.theoplayer.android.api.player.track.texttrack.TextTrack',
  'com.theoplayer.android.api.source.SourceDescription',
  'kotlin.time.Duration',
];

/** Aliases that the data does not list. */
const aliases: Readonly<Record<string, string>> = {
  'com.theoplayer.android.ui': 'typealias MenuContent = @Composable MenuScope.() -> Unit',
};

/** Writes the kit, a file for each package. */
export function writeUiKit(file: ReferenceFile): SourceFile[] {
  const packages = new Map<string, string[]>();
  for (const type of file.types) {
    const [{package: name = ''} = {package: ''}] = getForms(type);
    packages.set(name, [...(packages.get(name) ?? []), ...writeType(type)]);
  }
  const names = [...packages.keys()];
  return [...packages].map(([name, lines]) => {
    const others = names.filter((other) => other !== name).map((other) => `${other}.*`);
    const head = [`package ${name}`, ...[...imports, ...others].map((one) => `import ${one}`), aliases[name] ?? ''];
    return {name: `${name.replaceAll('.', '/')}/UiKit.kt`, text: [...head, ...lines, ''].join('\n')};
  });
}

function writeType(type: ReferenceType): string[] {
  const [form] = getForms(type);
  const members = getMembers(type);
  const calls = members.filter(({kind}) => kind === 'call');
  const [receiver, name = receiver] = type.id.split('.');
  const isExtension = name !== receiver && calls.length > 0;
  const supertypes = (form?.supertypes ?? []).join(', ');
  switch (form?.kind) {
    case 'component':
    case 'function': {
      const isComposable = form.kind === 'component' || name!.startsWith('remember') ? '@Composable ' : '';
      const own = members.filter(({kind}) => kind === 'property').map(writeProperty);
      return [
        ...calls.map(
          (call) =>
            `${isComposable}fun ${isExtension ? `${receiver}.` : ''}${name}(${writeParameters(call)})${writeResult(call)} = TODO()`,
        ),
        ...(own.length > 0 ? [`object ${name} {`, ...own, '}'] : []),
      ];
    }
    case 'enum':
      return [
        `enum class ${name} { ${members
          .filter(({kind}) => kind === 'value')
          .map((value) => value.name)
          .join(', ')} }`,
      ];
    case 'interface': {
      const own = members.filter((member) => !member.static).map((member) => writeMember(member, false));
      return [`interface ${name}${supertypes && ` : ${supertypes}`} {`, ...own, ...writeCompanion(members), '}'];
    }
    case 'object':
      return [`object ${name} {`, ...members.map((member) => writeMember(member, true)), '}'];
    default: {
      // What a class inherits is not written out: it is abstract, and made by functions of the companion.
      const constructor = members.find(({kind}) => kind === 'constructor');
      const own = members
        .filter((member) => member.kind !== 'constructor' && !member.static)
        .map((member) => writeMember(member, true));
      return [
        `${supertypes ? 'abstract ' : ''}class ${name}(${constructor ? writeParameters(constructor) : ''})${supertypes && ` : ${supertypes}`} {`,
        ...own,
        ...writeCompanion(members),
        '}',
      ];
    }
  }
}

function writeCompanion(members: readonly ReferenceMember[]): string[] {
  const own = members.filter((member) => member.static).map((member) => writeMember(member, true));
  return own.length > 0 ? ['companion object {', ...own, '}'] : [];
}

const writeMember = (member: ReferenceMember, hasBody: boolean): string =>
  member.kind === 'method'
    ? `fun ${member.name}(${writeParameters(member)})${writeResult(member)}${hasBody ? ' = TODO()' : ''}`
    : hasBody
      ? writeProperty(member)
      : `${member.readonly ? 'val' : 'var'} ${member.name}: ${readType(member.type).type}`;

function writeProperty(member: ReferenceMember): string {
  const {type, isComposable} = readType(member.type);
  const setter = member.readonly ? '' : ' set(value) = TODO()';
  return `${member.readonly ? 'val' : 'var'} ${member.name}: ${type} ${isComposable ? '@Composable ' : ''}get() = TODO()${setter}`;
}

/** The data puts the annotation of a getter behind the type. */
function readType(type = 'Unit'): {type: string; isComposable: boolean} {
  const bare = type.replace(/ @Composable$/, '');
  return {type: bare, isComposable: bare !== type};
}

const writeResult = ({type}: ReferenceMember): string => `: ${type ?? 'Unit'}`;

const writeParameters = ({parameters = []}: ReferenceMember): string => parameters.map(writeParameter).join(', ');

const writeParameter = ({name, type, optional}: ReferenceParameter): string =>
  `${name}: ${type ?? 'Any?'}${optional ? ' = TODO()' : ''}`;
