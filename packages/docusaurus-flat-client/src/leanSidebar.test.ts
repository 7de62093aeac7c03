import {describe, expect, it} from 'vitest';
import {completeSidebar, toLeanSidebar} from './leanSidebar';

const link = (href: string, rest = {}) => ({type: 'link', label: href, href, docId: href, ...rest});
const category = (items: object[], rest = {}) => ({
  type: 'category',
  label: 'C',
  collapsed: true,
  collapsible: true,
  items,
  ...rest,
});

describe('lean sidebar', () => {
  const full = [
    link('/a', {unlisted: true}),
    category([category([link('/b')], {collapsible: false, href: '/c/', linkUnlisted: true})]),
    {type: 'html', value: '<hr>'},
  ];

  it('becomes whole again', () => {
    expect(completeSidebar(toLeanSidebar(full as never))).toEqual([
      ...full.slice(0, 2),
      {type: 'html', value: '<hr>', docId: undefined},
    ]);
  });

  it('has neither the type and the id of a link, nor what an item is not', () => {
    const items = [link('/a', {docId: 'a', unlisted: false}), category([link('/b')], {linkUnlisted: false})];
    expect(toLeanSidebar(items as never)).toEqual([
      {label: '/a', href: '/a'},
      {label: 'C', collapsed: true, items: [{label: '/b', href: '/b'}]},
    ]);
  });
});
