import { existsSync, readFileSync } from 'node:fs';
import { mapsFolder, resolvePlaces } from '../bundle/source-maps.ts';
import { Refusal } from './site.ts';

/**
 * A log with the lines of the sources instead of those of bundles, and its stack traces on lines of their own.
 * @param file by default what is piped to the command
 * @param maps the maps of the build that wrote the log; several builds can lie together
 * @throws Refusal for a file or folder that does not exist
 */
export function resolveLog(file = '/dev/stdin', maps = mapsFolder): string {
  for (const path of [file, maps]) if (!existsSync(path)) throw new Refusal(`There is no ${path}.`);
  return resolvePlaces(readFileSync(file, 'utf8').replaceAll(String.raw`\n`, '\n'), maps);
}
