/** The version that Docusaurus makes its anchors with; it publishes no typings. */
declare module 'github-slugger' {
  export default class GithubSlugger {
    slug(text: string): string;
  }
}
