import {translate} from '@docusaurus/Translate';
import {escapeHtml} from '../../escapeHtml';
import type {TypePage} from '../../reference/pages/shapes';
import {getGroupLabel} from './labels';

/** The id of a section's heading. Members have their names as ids, so it has a prefix. */
export const toSectionId = (name: string) => `section-${name.replace(' ', '-')}`;

/** The table of contents of a type's page; an entry that only some versions have names them. */
export function getTypeToc({groups, inherited, guides}: TypePage) {
  const section = (name: string, value: string) => ({value, id: toSectionId(name), level: 2});
  return [
    ...groups.flatMap(({kind, in: set, members}) => [
      {...section(kind, getGroupLabel(kind)), in: set},
      ...members.map((member) => ({value: escapeHtml(member.name), id: member.id, level: 3, in: member.in})),
    ]),
    ...(inherited.length
      ? [section('inherited', translate({id: 'site.reference.inherited', message: 'Inherited'}))]
      : []),
    ...(guides.length
      ? [section('guides', translate({id: 'site.reference.guides', message: 'Guides that use it'}))]
      : []),
  ];
}
