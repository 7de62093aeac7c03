import {describe, expect, it} from 'vitest';
import {listUnusedParts} from './unusedParts';

const doc = '@theme/NavbarItem/DocNavbarItem';
const html = '@theme/NavbarItem/HtmlNavbarItem';

describe('listUnusedParts', () => {
  it('leaves out the languages of Prism if code is highlighted at build time', () => {
    const languages = '@theme/prism-include-languages';
    expect(listUnusedParts({}, true)).toContain(languages);
    expect(listUnusedParts({})).not.toContain(languages);
  });

  it('leaves out what no item is', () => {
    const unused = listUnusedParts({
      navbar: {items: [{label: 'Live', href: 'https://example.com/'}, {type: 'search'}]},
    });
    expect(unused).toContain(doc);
    expect(unused).toContain(html);
  });

  it('keeps what an item is, or one within a dropdown', () => {
    expect(listUnusedParts({navbar: {items: [{type: 'doc', docId: 'a'}]}})).not.toContain(doc);
    expect(listUnusedParts({navbar: {items: [{type: 'dropdown', items: [{type: 'html'}]}]}})).not.toContain(html);
    const version = {type: 'docsVersionDropdown', dropdownItemsAfter: [{type: 'html', value: '<hr>'}]};
    expect(listUnusedParts({navbar: {items: [version]}})).not.toContain(html);
  });

  it('leaves out what the settings turn off', () => {
    const logo = '@theme/Footer/Logo';
    const collapse = '@theme/DocSidebar/Desktop/CollapseButton';
    expect([...listUnusedParts({footer: {}, docs: {sidebar: {hideable: false}}})]).toEqual(
      expect.arrayContaining([logo, collapse]),
    );
    const used = listUnusedParts({footer: {logo: {src: 'a.svg'}}, docs: {sidebar: {hideable: true}}});
    expect(used).not.toContain(logo);
    expect(used).not.toContain(collapse);
  });
});
