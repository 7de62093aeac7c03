import {describe, expect, it} from 'vitest';
import {listUnusedNavbarItems} from './navbarItems';

const doc = '@theme/NavbarItem/DocNavbarItem';
const html = '@theme/NavbarItem/HtmlNavbarItem';

describe('listUnusedNavbarItems', () => {
  it('leaves out what no item is', () => {
    const unused = listUnusedNavbarItems({items: [{label: 'Live', href: 'https://example.com/'}, {type: 'search'}]});
    expect(unused).toContain(doc);
    expect(unused).toContain(html);
  });

  it('keeps what an item is, or one within a dropdown', () => {
    expect(listUnusedNavbarItems({items: [{type: 'doc', docId: 'a'}]})).not.toContain(doc);
    expect(listUnusedNavbarItems({items: [{type: 'dropdown', items: [{type: 'html'}]}]})).not.toContain(html);
    const version = {type: 'docsVersionDropdown', dropdownItemsAfter: [{type: 'html', value: '<hr>'}]};
    expect(listUnusedNavbarItems({items: [version]})).not.toContain(html);
  });
});
