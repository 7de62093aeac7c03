/** Writes declarations and members in the notation of the platform's language. */
import type {ReferenceMember, ReferenceParameter, ReferencePlatform, TypeForm} from '../types';
import {joinCode} from './links';
import type {TypeLinks} from './links';
import type {Code, CodePart} from './shapes';

type Language = 'typescript' | 'java' | 'kotlin' | 'swift' | 'dart' | 'brightscript';

const languages: Partial<Record<ReferencePlatform, Language>> = {
  android: 'java',
  'open-video-ui-android': 'kotlin',
  ios: 'swift',
  flutter: 'dart',
  roku: 'brightscript',
};

/** The language of a platform's signatures, as Markdown names it. */
export const getSignatureLanguage = (platform: ReferencePlatform): Language => languages[platform] ?? 'typescript';

/** Names of type parameters: `in T extends Event` is `T`. */
const getNames = (parameters: readonly string[] = []) =>
  parameters.map((parameter) => /^(?:const |in |out )?(\w+)/.exec(parameter)?.[1] ?? parameter);

export class SignatureWriter {
  private readonly language: Language;

  constructor(
    platform: ReferencePlatform,
    private readonly links: TypeLinks,
  ) {
    this.language = getSignatureLanguage(platform);
  }

  /** `interface Ads extends EventDispatcher<AdsEventMap>`. */
  declare(id: string, form: TypeForm): Code {
    const own = new Set(getNames(form.typeParameters));
    const type = (text: string) => this.links.link(text, id, own);
    const supertypes = (form.supertypes ?? []).flatMap((text, index): CodePart[] => [index ? ', ' : '', ...type(text)]);
    const isColon = this.language === 'swift' || this.language === 'kotlin';
    const keyword =
      form.kind === 'alias' || form.kind === 'union' ? 'type' : form.kind === 'variable' ? 'const' : form.kind;
    return joinCode([
      `${form.abstract && form.kind === 'class' ? 'abstract ' : ''}${keyword} ${id}`,
      ...this.generics(form.typeParameters, type),
      ...(supertypes.length ? [isColon ? ': ' : ' extends ', ...supertypes] : []),
      ...(form.type ? [form.kind === 'variable' ? ': ' : ' = ', ...type(form.type)] : []),
    ]);
  }

  /** @param generics names of the type's own type parameters. */
  member(id: string, member: ReferenceMember, generics: readonly string[]): Code {
    const own = new Set([...getNames(generics), ...getNames(member.typeParameters)]);
    const type = (text: string) => this.links.link(text, id, own);
    const {kind} = member;
    if (kind === 'value') return joinCode([member.name, member.value === undefined ? '' : ` = ${member.value}`]);
    if (kind === 'event' || kind === 'slot' || kind === 'attribute' || kind === 'associated type')
      return joinCode([
        kind === 'associated type' ? 'associatedtype ' : '',
        member.name,
        ...(member.type ? [': ', ...type(member.type)] : []),
      ]);
    return joinCode(member.parameters ? this.callable(id, member, type) : this.property(member, type));
  }

  private generics(parameters: readonly string[] | undefined, type: (text: string) => Code): CodePart[] {
    if (!parameters?.length) return [];
    return [
      '<',
      ...parameters.flatMap((parameter, index): CodePart[] => {
        const [name = ''] = getNames([parameter]);
        const end = parameter.indexOf(name) + name.length;
        return [index ? ', ' : '', parameter.slice(0, end), ...type(parameter.slice(end))];
      }),
      '>',
    ];
  }

  private modifiers(member: ReferenceMember): string {
    const words = [
      member.protected && 'protected',
      member.abstract && 'abstract',
      member.static && 'static',
      member.async && this.language !== 'swift' && this.language !== 'dart' && 'async',
    ];
    return words
      .filter((word) => word)
      .map((word) => `${word as string} `)
      .join('');
  }

  private property(member: ReferenceMember, type: (text: string) => Code): CodePart[] {
    const {name, readonly: isReadonly, optional} = member;
    const modifiers = this.modifiers(member);
    const written = member.type ? type(member.type) : [];
    const typed = (mark: string): CodePart[] => (written.length ? [mark, ...written] : []);
    switch (this.language) {
      case 'java':
      case 'dart':
        return [modifiers, isReadonly ? 'final ' : '', ...written, written.length ? ' ' : '', name];
      case 'swift':
        return [optional ? 'optional ' : '', modifiers, `var ${name}`, ...typed(': '), isReadonly ? ' { get }' : ''];
      case 'kotlin':
        return [modifiers, isReadonly ? 'val ' : 'var ', name, ...typed(': ')];
      case 'brightscript':
        return [name, ...typed(' as ')];
      default:
        return [modifiers, isReadonly ? 'readonly ' : '', name, optional ? '?' : '', ...typed(': ')];
    }
  }

  private callable(id: string, member: ReferenceMember, type: (text: string) => Code): CodePart[] {
    const modifiers = this.modifiers(member);
    const isNew = member.kind === 'constructor';
    const simple = id.split('.').at(-1)!;
    const generics = this.generics(member.typeParameters, type);
    const parameters = ['(', ...this.parameters(member.parameters ?? [], type), ')'] as CodePart[];
    const result = member.type && !isNew ? type(member.type) : [];
    const returns = (mark: string): CodePart[] => (result.length ? [mark, ...result] : []);
    const throws = member.throws ? [' throws ', ...type(member.throws)] : [];
    switch (this.language) {
      case 'java': {
        const name = isNew ? simple : member.name;
        return [
          modifiers,
          ...generics,
          generics.length ? ' ' : '',
          ...result,
          result.length ? ' ' : '',
          name,
          ...parameters,
          ...throws,
        ];
      }
      case 'dart': {
        const name = isNew && !member.name.startsWith(simple) ? simple : member.name;
        return [modifiers, ...result, result.length ? ' ' : '', name, ...generics, ...parameters];
      }
      case 'swift': {
        const name = isNew ? 'init' : member.kind === 'index' ? 'subscript' : `func ${member.name}`;
        const effects = `${member.async ? ' async' : ''}${member.throws ? ' throws' : ''}`;
        return [
          member.optional ? 'optional ' : '',
          modifiers,
          name,
          ...generics,
          ...parameters,
          effects,
          ...returns(' -> '),
        ];
      }
      case 'kotlin':
        return [modifiers, isNew ? simple : `fun ${member.name}`, ...generics, ...parameters, ...returns(': ')];
      case 'brightscript':
        return [member.name, ...parameters, ...returns(' as ')];
      default: {
        if (member.kind === 'index') return [...parameters.slice(1, -1), ...returns(': ')];
        const name = isNew ? `new ${simple}` : member.name;
        return [modifiers, name, member.optional ? '?' : '', ...generics, ...parameters, ...returns(': ')];
      }
    }
  }

  private parameters(parameters: readonly ReferenceParameter[], type: (text: string) => Code): CodePart[] {
    const isDart = this.language === 'dart';
    const firstNamed = isDart ? parameters.findIndex(({named}) => named) : -1;
    const written = parameters.flatMap((parameter, index): CodePart[] => [
      index ? ', ' : '',
      index === firstNamed ? '{' : '',
      ...this.parameter(parameter, type),
    ]);
    return firstNamed >= 0 ? [...written, '}'] : written;
  }

  private parameter(parameter: ReferenceParameter, type: (text: string) => Code): CodePart[] {
    const {name, label, optional, rest} = parameter;
    const written = parameter.type ? type(parameter.type) : [];
    const typed = (mark: string): CodePart[] => (written.length ? [mark, ...written] : []);
    const ends = parameter.default === undefined ? '' : ` = ${parameter.default}`;
    switch (this.language) {
      case 'java':
        return [...written, rest ? '...' : '', written.length ? ' ' : '', name, ends];
      case 'dart':
        return [parameter.named && !optional ? 'required ' : '', ...written, written.length ? ' ' : '', name, ends];
      case 'swift':
        return [
          label === undefined || label === name ? name : `${label} ${name}`,
          ...typed(': '),
          rest ? '...' : '',
          ends,
        ];
      case 'kotlin':
        return [rest ? 'vararg ' : '', name, ...typed(': '), ends];
      case 'brightscript':
        return [name, ...typed(' as '), ends];
      default:
        return [rest ? '...' : '', name, optional && !ends ? '?' : '', ...typed(': '), ends];
    }
  }
}
