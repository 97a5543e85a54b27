import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import * as z from 'zod';

const map = z.object({
  file: z.string().default(''),
  version: z.literal(3),
  sources: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
});

/**
 * Moves the source map of a bundle to the folder of all maps, by a name that the bundle's stack traces show: the
 * bundle's with a digest of its content, so that maps of several builds can lie together. Returns that name.
 */
export function moveSourceMap(bundle: string, name: string, maps: string): string {
  const digest = createHash('sha256').update(readFileSync(bundle)).digest('hex').slice(0, 8);
  const script = `${name}-${digest}.js`;
  mkdirSync(maps, { recursive: true });
  renameSync(`${bundle}.map`, path.join(maps, `${script}.map`));
  // The engine's own name for a script: no map is loaded or in the zip.
  appendFileSync(bundle, `//# sourceURL=${script}\n`);
  return script;
}

/** Where a build leaves the source maps of its bundles, which a pipeline keeps with the release. */
export const mapsFolder = 'dist/maps';

/** A place in a bundle, as stack traces name it. */
const bundlePosition = /([\w-]+-[0-9a-f]{8}\.js):(\d+):(\d+)/g;

/** Replaces the places in bundles by those in their sources; what has no map among `maps` stays as it is. */
export function resolvePlaces(text: string, maps: string): string {
  const known = new Map<string, SourceMap | undefined>();
  return text.replaceAll(bundlePosition, (whole: string, script: string, line: string, column: string) => {
    if (!known.has(script)) known.set(script, readMap(path.join(maps, `${script}.map`)));
    const entry = known.get(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    return entry && 'originalSource' in entry
      ? `${toRootPath(entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
      : whole;
  });
}

const readMap = (file: string): SourceMap | undefined =>
  existsSync(file)
    ? new SourceMap({
        sourcesContent: [],
        sourceRoot: '',
        ...map.parse(JSON.parse(readFileSync(file, 'utf8'))),
      })
    : undefined;

/** Maps name sources from the bundle's folder. */
const toRootPath = (source: string): string => source.replace(/^(\.\.\/)+/, '');
