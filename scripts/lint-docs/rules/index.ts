import {admonitions} from './admonitions';
import {altText} from './altText';
import {announced} from './announced';
import {bareUrls} from './bareUrls';
import {codeWidth} from './codeWidth';
import {description} from './description';
import {evidence, evidenceOrphans} from './evidence';
import {faq} from './faq';
import {faqIndex} from './faqIndex';
import {firstParagraph} from './firstParagraph';
import {frontMatter} from './frontMatter';
import {headings} from './headings';
import {hosts} from './hosts';
import {howTo} from './howTo';
import {icons} from './icons';
import {images} from './images';
import {keywords} from './keywords';
import {language} from './language';
import {leftovers} from './leftovers';
import {links} from './links';
import {orphans} from './orphans';
import {otherVersions} from './otherVersions';
import {packs} from './packs';
import {parses} from './parses';
import {repeatedWords} from './repeatedWords';
import {screenshots} from './screenshots';
import {sidebarLabel} from './sidebarLabel';
import {spelling} from './spelling';
import {support} from './support';
import {symbols} from './symbols';
import {symptomList} from './symptomList';
import {tabs} from './tabs';
import {terms} from './terms';
import {unlinked} from './unlinked';
import type {Rule, SiteRule} from '../types';

/** The rules about one page, in the order they are reported for one place. */
export const pageRules: readonly Rule[] = [
  parses,
  frontMatter,
  evidence,
  description,
  keywords,
  sidebarLabel,
  headings,
  firstParagraph,
  faq,
  faqIndex,
  symptomList,
  leftovers,
  howTo,
  announced,
  support,
  links,
  otherVersions,
  unlinked,
  packs,
  hosts,
  bareUrls,
  altText,
  images,
  screenshots,
  icons,
  tabs,
  admonitions,
  codeWidth,
  symbols,
  terms,
  repeatedWords,
  language,
  spelling,
];

/** The rules about the site as a whole. */
export const siteRules: readonly SiteRule[] = [orphans, evidenceOrphans];
