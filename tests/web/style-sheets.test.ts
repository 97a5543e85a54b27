import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const web = resolve(import.meta.dirname, '../../web');
const types = /import type [^;]*;/g;
const imports = /(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g;

/** Pages whose documents have no other sheet, so that nothing delays their first paint. */
const pagesOfOneSheet = [
  'features/blog/blog-page.tsx',
  'features/blog/posts-page.tsx',
  'features/search/town-page.tsx',
];

/** What waits to be sent uses the calls of chats, and with them the code of cards; only their own pages draw these. */
const drawnOnOwnPages = 'features/messages/thread/cards.tsx';

/** The modules that a page can load before one that brings `own-pages.css`. */
function listArrivals(): ReadonlySet<string> {
  const seen = new Set<string>();
  const walk = (file: string) => {
    if (seen.has(file) || !existsSync(file) || relative(web, file).startsWith('..')) return;
    const code = readFileSync(file, 'utf8').replaceAll(types, '');
    if (code.includes("/own-pages.css'") || relative(web, file) === drawnOnOwnPages) return;
    seen.add(file);
    for (const [, to = ''] of code.matchAll(imports)) walk(resolve(dirname(file), to));
  };
  for (const file of ['main.tsx', ...pagesOfOneSheet]) walk(join(web, file));
  return seen;
}

const styles = join(web, 'styles');
const listFiles = (pattern: string): string[] =>
  globSync(pattern.endsWith('.tsx') ? pattern : `${pattern}/**/*.{ts,tsx}`, { cwd: styles }).map((file) =>
    resolve(styles, file),
  );

/** The files that Tailwind reads for a sheet. */
function listSources(sheet: string): ReadonlySet<string> {
  const css = readFileSync(join(styles, sheet), 'utf8');
  const listMatches = (source: RegExp) =>
    [...css.matchAll(source)].flatMap(([, pattern = '']) => listFiles(pattern));
  const left = new Set(listMatches(/@source not '([^']+)'/g));
  return new Set(listMatches(/@source '([^']+)'/g).filter((file) => !left.has(file)));
}

describe('the style sheet of the document', () => {
  test('has the classes of everything that loads before own-pages.css', () => {
    const sources = listSources('index.css');
    const missing = [...listArrivals()].filter((file) => file.endsWith('.tsx') && !sources.has(file));
    expect(missing.map((file) => relative(web, file)).filter((file) => file !== 'main.tsx')).toEqual([]);
  });

  test('has no source outside of own-pages.css, which repeats it', () => {
    const all = listSources('own-pages.css');
    const site = [...listSources('index.css')].filter((file) => !relative(web, file).startsWith('..'));
    expect(site.filter((file) => !all.has(file))).toEqual([]);
  });
});
