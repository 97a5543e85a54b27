import { writeFileSync } from 'node:fs';
import { serverPages } from './app/server-pages.ts';

/** `npm run pages`: writes the table of pages for the server, which reads no code of the site. */
const target = new URL('../functions/reach/site-pages/domain/pages.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(serverPages, undefined, 2)}\n`);
