import type {Demo, DemoFile} from './readDemos';

const scriptTag = /<script type="module" src="\.\/([^"]+)"><\/script>/;

/**
 * The module that a demo's page runs.
 * @throws Error with file and line where index.html has no such script, or more than one.
 */
export function findScript({name, files}: Demo): {tag: string; file: string} {
  const html = files.find((file) => file.name === 'index.html') as DemoFile;
  const [, ...more] = html.text.matchAll(new RegExp(scriptTag, 'g'));
  const found = scriptTag.exec(html.text);
  const place = `demos/${name}/index.html`;
  if (!found || more.length || (html.text.match(/<script/g) ?? []).length !== 1) {
    throw new Error(
      `${place}:1: a demo's page has one script. Write <script type="module" src="./main.ts"></script>, once, in the head.`,
    );
  }
  if (!files.some((file) => file.name === found[1])) {
    const line = html.text.slice(0, found.index).split('\n').length;
    throw new Error(`${place}:${line}: the script ${found[1]} is not among the demo's files. List it in demo.json.`);
  }
  return {tag: found[0], file: found[1]!};
}

/**
 * A demo's page as the site serves it: the source, with the compiled script for the source's, and with what a page of this site
 * needs besides.
 * @param script address of the compiled script.
 */
export function createPage(
  demo: Demo,
  script: string,
  options: {baseUrl: string; license: string | undefined},
): string {
  const {license} = options;
  const html = demo.files.find((file) => file.name === 'index.html') as DemoFile;
  const head = [
    '<meta name="robots" content="noindex" />',
    `<link rel="icon" href="${options.baseUrl}img/favicon.ico" />`,
  ].join('\n    ');
  const withHead = html.text.replace(/<head>/, `<head>\n    ${head}`);
  const withLicense = license ? withHead.replaceAll('<LICENSE_KEY>', license) : withHead;
  return `${withLicense.replace(findScript(demo).tag, `<script type="module" src="${script}"></script>`)}\n`;
}
