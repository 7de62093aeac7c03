import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build',
      '**/.docusaurus',
      '**/.cache',
      'node_modules',
      'test-results',
      'static',
      'packages/*/dist',
      'scripts/**/fixtures/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', {varsIgnorePattern: '^_', argsIgnorePattern: '^_'}],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'off',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {globals: {console: true, process: true, URL: true, module: true, require: true}},
  },
  {
    // Fixtures of tests, generated listings and the bundler's loaders may import by require.
    files: ['{src/plugins,packages/*/src}/**/*.{ts,cjs}'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['{src,packages/*/src}/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['{src,packages/*/src}/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXOpeningElement[name.name='Head'] > JSXAttribute",
          message:
            '<Head> has no attributes here (packages/docusaurus-flat-client): put tags between <Head> and </Head>.',
        },
      ],
    },
  },
);
