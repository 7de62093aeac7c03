import fs from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';

/**
 * Core's HTML template (`lib/ssg/ssgTemplate.html.js` of @docusaurus/core 3.10.2) with one difference: in place of a tag for each
 * script, `client/start.js` gets their addresses and loads them when the reader has the page.
 * For the public option `ssrTemplate`.
 */
export function createSsrTemplate(): string {
  const source = fs.readFileSync(path.join(__dirname, 'client/start.js'), 'utf8');
  // Assigned, as the minimizer leaves out a function that nothing calls.
  const {code} = transformSync(`start=${source.slice(source.indexOf('function start('))}`, {
    minify: true,
    target: 'es2020',
  });
  const start = code.trim().replace(/^start=|;$/g, '');
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script>(${start})(<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>)</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
