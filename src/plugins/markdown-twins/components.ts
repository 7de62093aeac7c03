/** One serializer for each component that pages are made of: from its HTML to Markdown. */
import type {Element} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {BlockContent, Blockquote, Code, Heading, PhrasingContent, RootContent, Table} from 'mdast';
import {findElement, getAttribute, getChildElements, hasClass, isElement} from './elements';

/** What a serializer may ask while it goes through a page. */
export interface PageState {
  /** Depth of the last heading, from 1. */
  depth: number;
}

export interface ComponentSerializer {
  name: string;
  /** Whether an element is this component. */
  matches: (element: Element) => boolean;
  serialize: (state: State, element: Element, page: PageState) => RootContent[];
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});
const paragraph = (...children: PhrasingContent[]): BlockContent => ({type: 'paragraph', children});
const heading = (depth: number, title: string): Heading => ({
  type: 'heading',
  depth: Math.min(depth, 6) as Heading['depth'],
  children: [text(title)],
});
/** Text of an element on one line. */
const getText = (element: Element | undefined): string =>
  element ? toString(element).replace(/\s+/g, ' ').trim() : '';

const toBlocks = (state: State, element: Element) => state.toFlow(state.all(element)) as BlockContent[];

const byRole = (role: string) => (element: Element) => getAttribute(element, 'role') === role;

/** A fence's code, language and file name. */
function toCode(block: Element, file?: string): Code {
  const code = findElement(block, ({tagName}) => tagName === 'code') ?? block;
  const title = file ?? getText(findElement(block, (element) => hasClass(element, 'file')));
  return {
    type: 'code',
    lang: getAttribute(block, 'dataLanguage') ?? null,
    meta: title ? `title="${title}"` : null,
    value: toString(code).replace(/\n$/, ''),
  };
}

const isCodeBlock = (element: Element) => hasClass(element, 'code-block');

/** A sample, with its language and file name. */
const codeBlock: ComponentSerializer = {
  name: 'CodeBlock',
  matches: isCodeBlock,
  serialize: (_state, element) => [toCode(element)],
};

const isDemo = (element: Element) =>
  isElement(element, 'section') && (getAttribute(element, 'ariaLabel') ?? '').startsWith('Demo: ');

/** A live demo: the address where it runs, and its source. */
const demo: ComponentSerializer = {
  name: 'Demo',
  matches: isDemo,
  serialize: (state, element) => {
    const link = findElement(element, (one) => isElement(one, 'a') && getAttribute(one, 'target') === '_blank');
    const files = findElement(element, byRole('tablist'));
    const names = files ? getChildElements(files).map((tab) => getText(tab)) : [];
    const blocks: Element[] = [];
    const collect = (node: Element): void => {
      for (const child of getChildElements(node)) {
        if (isCodeBlock(child)) blocks.push(child);
        else collect(child);
      }
    };
    collect(element);
    return [
      paragraph(
        {
          type: 'link',
          url: state.resolve(getAttribute(link ?? element, 'href') ?? ''),
          children: [text(getAttribute(element, 'ariaLabel') ?? '')],
        },
        text('. Its source:'),
      ),
      ...blocks.map((block, index) => toCode(block, names[index])),
    ];
  },
};

/** The playground: what it is, and the code that it begins with. */
const playground: ComponentSerializer = {
  name: 'Playground',
  matches: (element) => getAttribute(element, 'dataPlayground') !== undefined,
  serialize: (_state, element) => {
    const fields: Element[] = [];
    visit(element, 'element', (one: Element) => {
      if (one.tagName === 'textarea') fields.push(one);
    });
    return [
      paragraph(
        text(
          'The playground is an editor with a running player. It needs JavaScript and a browser. It begins with these files:',
        ),
      ),
      ...fields.map((field): Code => {
        const file = getAttribute(field, 'ariaLabel') ?? '';
        return {
          type: 'code',
          lang: file.split('.').at(-1) ?? null,
          meta: `title="${file}"`,
          value: toString(field).replace(/^\n|\n$/g, ''),
        };
      }),
    ];
  },
};

/** Tabs, by platform or else: a heading for each, as deep as its place asks. */
const tabs: ComponentSerializer = {
  name: 'Tabs',
  matches: (element) => getChildElements(element).some(byRole('tablist')),
  serialize: (state, element, page) => {
    const before = page.depth;
    const list = getChildElements(element).find(byRole('tablist'));
    const labels = list ? getChildElements(list).filter(byRole('tab')).map(getText) : [];
    const panels: Element[] = [];
    const collect = (node: Element): void => {
      for (const child of getChildElements(node)) {
        if (byRole('tabpanel')(child)) panels.push(child);
        else collect(child);
      }
    };
    collect(element);
    const depth = before + 1;
    return panels.flatMap((panel, index) => {
      page.depth = depth;
      const blocks = toBlocks(state, panel);
      // A heading within a tab stands below the tab's own.
      const shallowest = Math.min(
        ...blocks.map((block) => (block.type === ('heading' as string) ? (block as unknown as Heading).depth : 9)),
      );
      const shift = Math.max(0, depth + 1 - shallowest);
      for (const block of blocks as unknown as RootContent[]) {
        if (block.type === 'heading') block.depth = Math.min(block.depth + shift, 6) as Heading['depth'];
      }
      page.depth = before;
      return [heading(depth, labels[index] ?? ''), ...blocks];
    });
  },
};

/** Which platforms support what the page describes. */
const supportStrip: ComponentSerializer = {
  name: 'SupportStrip',
  matches: (element) =>
    isElement(element, 'ul') &&
    getChildElements(element).some((item) => getAttribute(item, 'dataSupport') !== undefined),
  serialize: (_state, element) => {
    const rows = getChildElements(element).map((item) =>
      [hasClassText(item, 'platform'), hasClassText(item, 'value')].map((value) => ({
        type: 'tableCell' as const,
        children: [text(value)],
      })),
    );
    const head = ['Platform', 'Support'].map((value) => ({type: 'tableCell' as const, children: [text(value)]}));
    return [
      {type: 'table', children: [head, ...rows].map((children) => ({type: 'tableRow', children}))} satisfies Table,
    ];
  },
};

const hasClassText = (element: Element, name: string) => getText(findElement(element, (one) => hasClass(one, name)));

/** A drawing says in words what it shows. */
const drawing: ComponentSerializer = {
  name: 'Drawing',
  matches: (element) => isElement(element, 'figure') && findElement(element, byRole('img')) !== undefined,
  serialize: (_state, element) => {
    const description = getAttribute(findElement(element, byRole('img')) ?? element, 'ariaLabel') ?? '';
    const caption = getText(findElement(element, ({tagName}) => tagName === 'figcaption'));
    return [paragraph(strong(caption ? `Drawing: ${caption}.` : 'Drawing.'), text(` ${description}`))];
  },
};

const admonitionClass = /^theme-admonition-(\w+)$/;

/** A note or warning, as a quotation that begins with its kind. */
const admonition: ComponentSerializer = {
  name: 'Admonition',
  matches: (element) => hasClass(element, 'theme-admonition'),
  serialize: (state, element) => {
    const classes = (element.properties.className as string[] | undefined) ?? [];
    const kind = classes.map((name) => admonitionClass.exec(name)?.[1]).find(Boolean) ?? 'note';
    const label = kind.charAt(0).toUpperCase() + kind.slice(1);
    const title = hasClassText(element, 'admonitionHeading');
    const content = findElement(element, (one) => hasClass(one, 'admonitionContent')) ?? element;
    const head = title && title.toLowerCase() !== kind ? `${label}: ${title}` : label;
    return [
      {type: 'blockquote', children: [paragraph(strong(head)), ...toBlocks(state, content)]} satisfies Blockquote,
    ];
  },
};

/** What is folded away on the screen: its title, then all of it. */
const details: ComponentSerializer = {
  name: 'Details',
  matches: (element) => isElement(element, 'details'),
  serialize: (state, element) => {
    const summary = getChildElements(element).find(({tagName}) => tagName === 'summary');
    const rest = {...element, children: element.children.filter((child) => child !== summary)};
    return [paragraph(strong(getText(summary))), ...toBlocks(state, rest)];
  },
};

/** Error codes: a heading for each, so that one can be found and linked. */
const errorCodes: ComponentSerializer = {
  name: 'ErrorCodes',
  matches: (element) => getAttribute(element, 'dataErrorCodes') !== undefined,
  serialize: (state, element, page) =>
    getChildElements(element).flatMap((item) => {
      const [head, ...rest] = getChildElements(item);
      const title: Heading = heading(
        page.depth + 1,
        getChildElements(head ?? item)
          .map(getText)
          .join(' '),
      );
      title.data = {id: getAttribute(item, 'id')} as Heading['data'];
      const rows = rest.flatMap((row): BlockContent[] => {
        const term = findElement(row, (one) => hasClass(one, 'term'));
        if (!term) return toBlocks(state, {...row, tagName: 'div', children: [row]});
        const content = {...row, children: row.children.filter((child) => child !== term)};
        return [paragraph(strong(`${getText(term)}:`)), ...toBlocks(state, content)];
      });
      return [title, ...rows];
    }),
};

/** In the order in which they are tried: a demo has tabs inside. */
export const components: readonly ComponentSerializer[] = [
  demo,
  playground,
  codeBlock,
  tabs,
  supportStrip,
  drawing,
  admonition,
  details,
  errorCodes,
];

/** A handler for elements that may be a component; others are left to `fallback`. */
export function createHandler(page: PageState, fallback: Handle | undefined): Handle {
  return (state, element, parent) => {
    const component = components.find(({matches}) => matches(element));
    if (component) return component.serialize(state, element, page) as ReturnType<Handle>;
    return fallback ? fallback(state, element, parent) : (state.all(element) as ReturnType<Handle>);
  };
}
