import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {addDocIds} from './addDocIds';

it('gives each link an id, however deep', () => {
  const link = (href: string) => ({type: 'link' as const, label: href, href});
  const html = {type: 'html' as const, value: '<hr>'};
  const category = {type: 'category' as const, label: 'C', collapsed: true, collapsible: true};
  const items: PropSidebar = [link('/a'), {...category, items: [{...category, items: [link('/b')]}]}, html];
  expect(addDocIds(items)).toEqual([
    {...link('/a'), docId: '/a'},
    {...category, items: [{...category, items: [{...link('/b'), docId: '/b'}]}]},
    html,
  ]);
});
