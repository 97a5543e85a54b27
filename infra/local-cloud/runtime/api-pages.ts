import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { LocalPages } from '../aws/service.ts';
import { findEntry, sendBody, sendHtml, sendJson } from '../base/http.ts';

const require = createRequire(import.meta.url);

/** Files served from node_modules, so that the page needs no other host. */
const packageFiles: Readonly<Record<string, { readonly path: string; readonly type: string }>> = {
  'swagger-ui.css': { path: 'swagger-ui-dist/swagger-ui.css', type: 'text/css; charset=utf-8' },
  'swagger-ui-bundle.js': {
    path: 'swagger-ui-dist/swagger-ui-bundle.js',
    type: 'text/javascript; charset=utf-8',
  },
  'favicon.png': { path: 'swagger-ui-dist/favicon-32x32.png', type: 'image/png' },
};

const page = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Local cloud</title>
<link rel="icon" href="/_local/api/favicon.png">
<link rel="stylesheet" href="/_local/api/swagger-ui.css">
<link rel="stylesheet" href="/_local/api/page.css">
<body>
<nav><a href="/_local/">Local cloud</a> <a href="/_local/api/openapi.json">openapi.json</a></nav>
<main id="api"></main>
<script src="/_local/api/swagger-ui-bundle.js"></script>
<script src="/_local/api/page.js"></script>
</body>
</html>`;

const style = `
:root { color-scheme: light dark; }
body { margin: 0; background: Canvas; }
.dark-mode body { background: #1c2022; }
nav { display: flex; gap: 1.5rem; max-width: 1460px; margin: 0 auto; padding: 1rem 20px 0; font: 1rem/1.5 system-ui, sans-serif; }
nav a { color: LinkText; }
`;

const script = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/_local/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
  persistAuthorization: true,
});
`;

const textFiles: Readonly<Record<string, { readonly text: string; readonly type: string }>> = {
  'page.css': { text: style, type: 'text/css; charset=utf-8' },
  'page.js': { text: script, type: 'text/javascript; charset=utf-8' },
};

/** Content security policy: the browser loads from this machine only. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `/_local/api`: the API's document with a page to read and to try it. The document is printed when it is
 * asked for.
 */
export function createApiPages(printDocument: () => Promise<string>): LocalPages {
  const open = async (name: string, response: ServerResponse): Promise<void> => {
    if (name === '') {
      response.setHeader('content-security-policy', policy);
      return sendHtml(response, 200, page);
    }
    if (name === 'openapi.json')
      return sendBody(response, 200, await printDocument(), { 'content-type': 'application/json' });
    const entry = findEntry(textFiles, name);
    if (entry) return sendBody(response, 200, entry.text, { 'content-type': entry.type });
    const file = findEntry(packageFiles, name);
    if (!file) return sendJson(response, 404, { message: `there is no /_local/api/${name}` });
    const body = await readFile(require.resolve(file.path));
    sendBody(response, 200, body, { 'content-type': file.type, 'cache-control': 'public, max-age=3600' });
  };
  return { pages: (_request, response, url) => open(url.pathname.split('/').slice(3).join('/'), response) };
}
