/** The arrows between the rooms of the house: pages → theme and components → hooks → model (CONTRIBUTING.md). */
module.exports = {
  forbidden: [
    {
      name: 'model-is-plain',
      comment: 'The platform model and the front matter schema know neither React nor Docusaurus.',
      severity: 'error',
      from: {path: '^src/(platforms|frontMatter|evidence)/', pathNot: '\\.test\\.'},
      to: {path: '^(src/(components|hooks|theme|plugins|search)/|node_modules/(react|@docusaurus))'},
    },
    {
      name: 'search-is-plain',
      comment: 'Search imports the model only; its one hook is the exception.',
      severity: 'error',
      from: {path: '^src/search/', pathNot: '(\\.test\\.|/use[A-Z])'},
      to: {path: '^(src/(components|theme|plugins)/|node_modules/(react|@docusaurus)/)'},
    },
    {
      name: 'hooks-below-components',
      severity: 'error',
      from: {path: '^src/hooks/'},
      to: {path: '^src/(components|theme|pages)/'},
    },
    {
      name: 'components-below-theme',
      severity: 'error',
      from: {path: '^src/components/'},
      to: {path: '^src/(theme|pages|plugins)/'},
    },
    {
      name: 'components-know-no-files',
      severity: 'error',
      from: {path: '^src/(components|hooks|theme)/', pathNot: '\\.test\\.'},
      to: {dependencyTypes: ['core']},
    },
    {
      name: 'plugins-know-no-components',
      severity: 'error',
      from: {path: '^src/plugins/', pathNot: '\\.test\\.'},
      to: {path: '^src/(components|hooks|theme|pages)/'},
    },
    {
      name: 'demos-are-plain',
      comment: 'The preview engine and the scripts of the demo frame run in a page of their own.',
      severity: 'error',
      from: {path: '^src/demos/', pathNot: '\\.test\\.'},
      to: {path: '^(src/(?!demos/)|node_modules/(react|@docusaurus)/)'},
    },
    {
      name: 'packages-stand-alone',
      comment: 'A package in packages/ works on any Docusaurus site, so it imports nothing of this one.',
      severity: 'error',
      from: {path: '^packages/([^/]+)/'},
      to: {path: '^(src|sidebars|scripts|tests|demos)/'},
    },
    {
      name: 'packages-by-their-entry',
      comment: 'The site uses a package as any adopter would: by what its package.json exports.',
      severity: 'error',
      from: {path: '^(src|sidebars)/'},
      to: {
        path: '^packages/[^/]+/',
        pathNot:
          '^packages/[^/]+/src/(index\\.ts|client/api\\.ts|embedded/index\\.ts|entries/.+|knowledge/empty\\.ts)$',
      },
    },
    {name: 'no-circular', severity: 'error', from: {}, to: {circular: true}},
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.js', '.mjs', '.json']},
  },
};
