import path from 'node:path';

export type NewKind = 'how-to' | 'faq' | 'knowledge-base' | 'changelog' | 'connector' | 'drm-vendor';

interface KindDescriptor {
  kind: NewKind;
  label: string;
  /** Folder below `docs/`; the writer picks one below it. */
  folder: string;
  /** Whether pages stand in a folder of their subject, and an example of one. */
  subject?: string;
}

/** The kinds of page that `npm run new` creates. */
export const kinds: readonly KindDescriptor[] = [
  {kind: 'how-to', label: 'How-to guide', folder: 'how-to-guides', subject: 'texttrack'},
  {kind: 'faq', label: 'FAQ', folder: 'faq'},
  {kind: 'knowledge-base', label: 'Knowledge base', folder: 'knowledge-base', subject: 'streaming'},
  {kind: 'connector', label: 'Connector', folder: 'connectors', subject: 'web/conviva'},
  {kind: 'drm-vendor', label: 'DRM vendor', folder: 'how-to-guides/drm'},
  {kind: 'changelog', label: 'Changelog entry', folder: 'changelog'},
];

/** The folder of the templates; the contributing section shows these very files. */
export const templateFolder = path.join(__dirname, 'templates');

/** The template of a kind. */
export function getTemplate(kind: NewKind): string {
  return path.join(templateFolder, `${kind}.mdx`);
}

/** The descriptor of a kind by its name; undefined for a name that is none. */
export function findKind(name: string): KindDescriptor | undefined {
  return kinds.find(({kind}) => kind === name);
}

/** A template with its `{{names}}` replaced. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (match, name: string) => values[name] ?? match);
}
