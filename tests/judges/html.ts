import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Allowance, dropAllowed, type Judge } from './judge.ts';
import { emptyFolder, fetchNpmPackage, readJson } from './programs.ts';

const Messages = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

const allowance: Allowance = [
  [/Trailing slash on void elements/, 'a note: the formatter of documents writes them'],
];

/** Writes the documents of the site's sitemaps into a folder. */
async function writeDocuments(origin: string, folder: string): Promise<void> {
  const listAddresses = async (path: string) => {
    const text = await (await fetch(new URL(path, origin))).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  };
  const sitemaps = await listAddresses('/sitemap.xml');
  const paths = (await Promise.all(sitemaps.map(listAddresses))).flat();
  for (const [nth, path] of [...paths, '/listing?q=Leeds', '/nothing-here'].entries())
    writeFileSync(join(folder, `document-${nth}.html`), await (await fetch(new URL(path, origin))).text());
}

/**
 * The Nu Html Checker on every screen of the sweep for accessibility as the browser has it, and on the documents of the
 * server. The names of files say which.
 */
export const html: Judge = {
  needsSite: true,
  async findFaults({ origin, port }) {
    const jar = join(fetchNpmPackage('vnu-jar@26.9.27'), 'build/dist/vnu.jar');
    const written = emptyFolder('html');
    await writeDocuments(origin, written);
    const sweep = ['node_modules/@playwright/test/cli.js', 'test', 'a11y/screens'];
    const { status } = spawnSync(process.execPath, sweep, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, E2E_PORT: String(port), GABLE_SCREENS: written },
    });
    const output = readJson('java', [
      '-Xss4m',
      '-jar',
      jar,
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      written,
    ]);
    const faults = Messages.parse(output).messages.map(
      ({ url = '', message, extract = '' }) =>
        `${url.slice(url.lastIndexOf('/') + 1)}: ${message} ${extract.replaceAll(/\s+/g, ' ').slice(0, 160)}`,
    );
    return [...(status === 0 ? [] : ['the sweep of the screens failed']), ...dropAllowed(faults, allowance)];
  },
};
