import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { Subscriber } from '../../functions/delivery/manifest/types.ts';

const root = resolve(import.meta.dirname, '../..');
const target = resolve(root, 'functions/delivery/manifest/subscribers.json');

/** What the handler of a subscriber has with it. The other files of the folder handle events of AWS. */
const Module = z.object({
  handler: z.custom<{ readonly declaration?: unknown }>((value) => typeof value === 'function'),
});
const Declaration = Subscriber.omit({ entry: true }).extend({
  name: z.string().regex(/^[a-z-]+-on-[a-z-]+$/),
  on: z.array(z.object({ name: z.string() })),
});

/** Modules read their variables as they load; nothing is called with these. */
function fillEnvironment(): void {
  for (const file of globSync('functions/**/*.ts', { cwd: root }))
    for (const [, name = ''] of readFileSync(resolve(root, file), 'utf8').matchAll(/\benv\(\s*'([A-Z_]+)'/g))
      process.env[name] ??= 'unset';
}

/**
 * The manifest of subscribers, as their own files declare them, in the order of their names.
 * @throws Error where two have the same name
 */
async function renderSubscriberManifest(): Promise<string> {
  fillEnvironment();
  const subscribers = new Map<string, Subscriber>();
  for (const file of globSync('functions/*/*/subscribers/*.ts', { cwd: root }).toSorted()) {
    const { handler } = Module.parse(await import(resolve(root, file)));
    if (handler.declaration === undefined) continue;
    const { name, on, ...settings } = Declaration.parse(handler.declaration);
    if (subscribers.has(name)) throw new Error(`${file} has the name of another subscriber: ${name}`);
    subscribers.set(name, Subscriber.parse({ entry: file, on: on.map((event) => event.name), ...settings }));
  }
  const sorted = [...subscribers].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`;
}

/** `npm run manifest` writes it; `--print` shows what it would be. */
if (import.meta.main) {
  const text = await renderSubscriberManifest();
  if (process.argv.includes('--print')) process.stdout.write(text);
  else writeFileSync(target, text);
}
