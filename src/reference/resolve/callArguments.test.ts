import {describe, expect, it} from 'vitest';
import type {ReferenceMember} from '../types';
import {findArgumentFault} from './callArguments';

const labels = (text: string) =>
  text
    .split(':')
    .slice(0, -1)
    .map((label) => (label === '{}' ? {isTrailing: true} : {label: label === '_' ? undefined : label}));

describe('findArgumentFault', () => {
  describe('in Swift', () => {
    const init: Pick<ReferenceMember, 'parameters'> = {
      parameters: [
        {name: 'frame', label: 'with', type: 'CGRect?', optional: true, default: 'nil'},
        {name: 'configuration', type: 'THEOplayerConfiguration?'},
        {name: 'done', type: '() -> Void', optional: true},
      ],
    };
    const find = (given: string, overloads = [init]) => findArgumentFault('swift', overloads, labels(given));

    it.each(['with:configuration:', 'configuration:', 'with:configuration:done:', 'configuration:{}:'])(
      'takes %s',
      (given) => expect(find(given)).toBeUndefined(),
    );

    it.each([
      ['a name in place of the label', 'frame:configuration:'],
      ['no label', '_:configuration:'],
      ['another order', 'configuration:with:'],
      ['an argument too many', 'with:configuration:done:again:'],
      ['a missing one', 'with:'],
    ])('reports %s', (_, given) => expect(find(given)).toEqual(['(with:configuration:done:)']));

    it('knows parameters without a label, and those that take several arguments', () => {
      const add = {parameters: [{name: 'items', label: '_', rest: true as const}, {name: 'at'}]};
      expect(find('_:_:at:', [add])).toBeUndefined();
      expect(find('items:at:', [add])).toEqual(['(_:at:)']);
    });
  });

  it('knows the names of Dart, and how many arguments have none', () => {
    const make = {
      parameters: [{name: 'src'}, {name: 'license', named: true as const, optional: true as const}],
    };
    const find = (given: string) => findArgumentFault('dart', [make], labels(given));
    expect(find('_:license:')).toBeUndefined();
    expect(find('_:')).toBeUndefined();
    expect(find('_:licence:')).toEqual(['(src, license:)']);
    expect(find('src:')).toEqual(['(src, license:)']);
    expect(find('_:_:')).toEqual(['(src, license:)']);
  });

  it('knows the names of Kotlin, in any order and behind arguments without', () => {
    const button = {parameters: [{name: 'modifier'}, {name: 'onClick'}]};
    const find = (given: string) => findArgumentFault('kotlin', [button], labels(given));
    expect(find('onClick:modifier:')).toBeUndefined();
    expect(find('_:onClick:')).toBeUndefined();
    expect(find('_:_:_:')).toBeUndefined();
    expect(find('modifiers:')).toEqual(['(modifier, onClick)']);
  });

  it('is content with one overload that fits, and names all where none does', () => {
    const overloads = [{parameters: [{name: 'a'}]}, {parameters: [{name: 'b'}, {name: 'c'}]}];
    expect(findArgumentFault('swift', overloads, labels('b:c:'))).toBeUndefined();
    expect(findArgumentFault('swift', overloads, labels('c:'))).toEqual(['(a:)', '(b:c:)']);
  });

  it('says nothing of Java, of what is no function, and of what is not known', () => {
    expect(findArgumentFault('java', [{parameters: [{name: 'a'}]}], labels('b:'))).toBeUndefined();
    expect(findArgumentFault('swift', [{}], labels('b:'))).toBeUndefined();
    expect(findArgumentFault('swift', [], labels('b:'))).toBeUndefined();
  });
});
