import {expect, it} from 'vitest';
import {validateFlatClientOptions} from './options';

it('accepts the options of the README', () => {
  const options = {
    enabled: true,
    getRelatedDocs: () => [],
    volatileData: ['search-index'],
    sections: ['/api/'],
    markdownSteps: '/steps.ts',
  };
  expect(() => validateFlatClientOptions(options)).not.toThrow();
  expect(() => validateFlatClientOptions({})).not.toThrow();
});

it('names each wrong option, with what it found and expected', () => {
  const validate = () => validateFlatClientOptions({enabeld: true, volatileData: 'search-index', toString: 1});
  expect(validate).toThrow('"enabeld" is not an option. Options: enabled, getRelatedDocs');
  expect(validate).toThrow('"volatileData" is "search-index". It must be a list of plugin names');
  expect(validate).toThrow('"toString" is not an option');
});
