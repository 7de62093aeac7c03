import type {Nodes} from 'mdast';
import {playerPlatformIds, uiPlatformIds} from '../../../src/platforms/platforms';
import type {Finding, Rule} from '../types';

/** Tab groups that are synchronized across the site, with their allowed values. */
const groups: Record<string, readonly string[]> = {
  'package-manager': ['npm', 'yarn', 'pnpm', 'cdn'],
  'android-language': ['kotlin', 'java'],
  'ios-language': ['swift', 'objectivec'],
  'ios-dependencies': ['spm', 'cocoapods', 'manual'],
  'script-language': ['ts', 'js'],
  'vue-api': ['composition', 'options'],
  'angular-style': ['standalone', 'module'],
};

const platformOrder: readonly string[] = [...new Set([...playerPlatformIds, ...uiPlatformIds])];

/** Tabs are of a known group and value, in their order, without headings inside. */
export const tabs: Rule = {
  name: 'tabs',
  check: ({tree}) => {
    const findings: Finding[] = [];
    visit(tree as Nodes, {}, findings);
    return findings;
  },
};

interface Context {
  group?: string;
  values?: string[];
  inTab?: boolean;
}

function visit(node: Nodes, context: Context, findings: Finding[]): void {
  const {line, column} = node.position?.start ?? {line: 1, column: 1};
  const say = (problem: string, remedy: string): void => void findings.push({line, column, problem, remedy});
  let inner = context;
  if (node.type === 'heading' && context.inTab) {
    say('a heading inside a tab', 'Take it out, or use bold text: the table of contents cannot reach into a tab.');
  }
  if (node.type === 'mdxJsxFlowElement') {
    const get = (name: string): string | undefined => {
      const value = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
      return typeof value === 'string' ? value : undefined;
    };
    if (node.name === 'PlatformTabs') inner = {group: 'platform', values: []};
    else if (node.name === 'Tabs') inner = {group: get('groupId') ?? '', values: []};
    else if (node.name === 'Platform') {
      const id = get('id') ?? '';
      if (platformOrder.includes(id)) checkOrder(id, platformOrder, context, say);
      else say(`"${id}" is no platform`, `Use one of: ${platformOrder.join(', ')}.`);
      inner = {...context, inTab: true};
    } else if (node.name === 'TabItem') {
      const value = get('value') ?? '';
      const allowed = groups[context.group ?? ''];
      if (context.group === '') say('tabs without a groupId', `Use one of: ${Object.keys(groups).join(', ')}.`);
      else if (!allowed)
        say(
          `the tab group "${context.group ?? ''}" is not known`,
          `Use one of: ${Object.keys(groups).join(', ')}; a new one goes into scripts/lint-docs/rules/tabs.ts.`,
        );
      else if (!allowed.includes(value) && !['vue-api', 'angular-style'].includes(context.group ?? ''))
        say(`"${value}" is not a tab of ${context.group ?? ''}`, `Use one of: ${allowed.join(', ')}.`);
      inner = {...context, inTab: true};
    }
  }
  if ('children' in node) node.children.forEach((child) => visit(child as Nodes, inner, findings));
}

function checkOrder(
  id: string,
  order: readonly string[],
  {values = []}: Context,
  say: (problem: string, remedy: string) => void,
): void {
  const previous = values.at(-1);
  if (values.includes(id)) say(`a second tab for "${id}"`, 'Put both into one tab.');
  else if (previous && order.indexOf(id) < order.indexOf(previous))
    say(`the tab "${id}" comes after "${previous}"`, `Keep the order: ${playerPlatformIds.join(', ')}.`);
  values.push(id);
}
