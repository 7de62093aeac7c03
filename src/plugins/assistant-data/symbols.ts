/** The API reference as the docs server of `packages/docs-mcp` reads it: signatures as text. */
import type {SymbolFile, SymbolType} from 'docs-mcp/format';
import {getMemberAnchor, getReferenceInstance, getSitePlatform, getTypePath, toSitePath} from '../../reference/paths';
import {TypeLinks} from '../../reference/pages/links';
import {toCodeText} from '../../reference/pages/prose';
import {SignatureWriter} from '../../reference/pages/signature';
import {getDocsVersions, getForms, getMembers} from '../../reference/read';
import type {ReferenceFile} from '../../reference/types';

/**
 * Lists the types of a platform with their members; a signature that differs between versions is listed for each.
 * @param baseUrl with a slash at both ends.
 */
export function listSignatures(file: ReferenceFile, baseUrl: string): SymbolFile {
  const writer = new SignatureWriter(file.platform, new TypeLinks(file));
  return {
    product: getReferenceInstance(file.platform),
    platform: getSitePlatform(file.platform),
    types: file.types.map((type): SymbolType => {
      const url = toSitePath(getTypePath(file, type.id), baseUrl);
      const form = getForms(type).at(-1)!;
      return {
        name: type.id,
        signature: toCodeText(writer.declare(type.id, form)),
        versions: getDocsVersions(file, type.in),
        url,
        ...(form.deprecated && {deprecated: true}),
        members: getMembers(type).map((member) => ({
          name: member.name,
          signature: toCodeText(writer.member(type.id, member, form.typeParameters ?? [])),
          versions: getDocsVersions(file, member.in),
          url: `${url}#${getMemberAnchor(member.name)}`,
          ...(member.deprecated && {deprecated: true}),
        })),
      };
    }),
  };
}
