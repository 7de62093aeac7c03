import Joi from 'joi';
import {memoize} from '../memoize';
import {getPlatformsOfVersion} from '../platforms/availability';
import {playerPlatformIds} from '../platforms/platforms';
import type {PlayerPlatformId} from '../platforms/platforms';
import {getPageVersion} from '../platforms/versions';

/** Support by one SDK for the feature that a page describes. */
export type SupportValue = 'yes' | 'no' | 'n/a' | 'unverified' | `since ${string}`;

/** `platforms:` of a how-to guide. A platform of the page's version that is not listed counts as `unverified`. */
export type PlatformSupport = Partial<Record<PlayerPlatformId, SupportValue>>;

/** Front matter that a page may have, besides Docusaurus's own keys. */
export interface PageFrontMatter {
  title: string;
  description: string;
  sidebar_label?: string;
  sidebar_position?: number;
  sidebar_class_name?: string;
  keywords?: string[];
  platforms?: PlatformSupport;
  slug?: string;
  id?: string;
  displayed_sidebar?: string;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  pagination_prev?: string | null;
  pagination_next?: string | null;
  image?: string;
  unlisted?: boolean;
  draft?: boolean;
}

const supportValue = Joi.string()
  .pattern(/^(yes|no|n\/a|unverified|since \d+(\.\d+)*)$/)
  .messages({
    'string.pattern.base': 'must be yes, no, n/a, unverified or "since X.Y"',
    'string.base': 'must be yes, no, n/a, unverified or "since X.Y"',
  });

/** Support by platform, for the platforms of one version. */
function createPlatforms(ids: readonly string[]): Joi.ObjectSchema {
  return Joi.object(Object.fromEntries(ids.map((id) => [id, supportValue]))).messages({
    'object.unknown': `{{#label}} is not a platform of this version; it has: ${ids.join(', ')}`,
  });
}

const page = Joi.object({
  title: Joi.string().required(),
  description: Joi.string().min(50).max(160).required().messages({
    'string.min': 'must have 50 to 160 characters, it has fewer',
    'string.max': 'must have 50 to 160 characters, it has more',
  }),
  sidebar_label: Joi.string(),
  sidebar_position: Joi.number(),
  sidebar_class_name: Joi.string(),
  keywords: Joi.array().items(Joi.string().messages({'string.base': '{{#label}} must be text: put quotes around it'})),
  slug: Joi.string(),
  id: Joi.string(),
  displayed_sidebar: Joi.string(),
  hide_table_of_contents: Joi.boolean(),
  toc_min_heading_level: Joi.number().min(2).max(6),
  toc_max_heading_level: Joi.number().min(2).max(6),
  pagination_prev: Joi.string().allow(null),
  pagination_next: Joi.string().allow(null),
  image: Joi.string(),
  unlisted: Joi.boolean(),
  draft: Joi.boolean(),
  platforms: createPlatforms(playerPlatformIds),
});

/** The schema of guides differs between versions, because old versions lack newer platforms. */
const getHowTo = memoize(
  (version: string) => version,
  (version) => {
    const ids = getPlatformsOfVersion(version).map(({platform}) => platform);
    return page.append({platforms: createPlatforms(ids).required()});
  },
);

/** Platforms of a guide's version that its front matter does not mention: nobody has checked them. */
export function getUnmentionedPlatforms(platforms: PlatformSupport, filePath: string): PlayerPlatformId[] {
  return getPlatformsOfVersion(getPageVersion(filePath))
    .map(({platform}) => platform)
    .filter((platform) => !platforms[platform]);
}

export interface FrontMatterProblem {
  /** Dotted path of the key, such as `platforms.tizen`. */
  key: string;
  message: string;
}

/** Whether a page is a how-to guide, which must list the SDKs that support what it describes. */
export function isHowToGuide(filePath: string): boolean {
  return /(^|[\\/])how-to-guides[\\/](?!index\.mdx?$)/.test(filePath);
}

/** Whether a file is a partial (`_name.mdx`), which is included in other pages and has no front matter. */
export function isPartial(filePath: string): boolean {
  return /(^|[\\/])_[^\\/]*$|[\\/]_[^\\/]*[\\/]/.test(filePath);
}

/**
 * Validates a page's front matter.
 * @param frontMatter parsed YAML.
 * @param filePath determines the required keys; partials need none.
 * @returns every problem, in the schema's order; empty if there is none.
 */
export function validateFrontMatter(frontMatter: Record<string, unknown>, filePath: string): FrontMatterProblem[] {
  if (isPartial(filePath)) return [];
  const schema = isHowToGuide(filePath) ? getHowTo(getPageVersion(filePath)) : page;
  const {error} = schema.validate(frontMatter, {abortEarly: false, errors: {wrap: {label: '"'}}});
  return (error?.details ?? []).map(({path, message, type}) => {
    const key = path.join('.');
    if (type === 'object.unknown' && path.length === 1) {
      return {key, message: `"${key}" is not a front matter key; known keys: ${getKnownKeys().join(', ')}`};
    }
    return {key, message: message.startsWith('"') ? message : `"${key}" ${message}`};
  });
}

function getKnownKeys(): string[] {
  return Object.keys(page.describe().keys as object);
}

/**
 * Finds the line of a key in a file's front matter.
 * @param key dotted path; the deepest existing part is used.
 * @returns 1-based line; 1 if the key is missing.
 */
export function findKeyLine(fileContent: string, key: string): number {
  const lines = fileContent.split('\n');
  let line = 1;
  let from = 0;
  for (const part of key.split('.')) {
    const pattern = new RegExp(`^\\s*["']?${part.replace(/[^\w-]/g, '\\$&')}["']?\\s*:`);
    const index = lines.findIndex((text, i) => i > from && pattern.test(text));
    if (index < 0) break;
    line = index + 1;
    from = index;
  }
  return line;
}
