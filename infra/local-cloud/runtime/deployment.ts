import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, matchesGlob, relative, sep } from 'node:path';
import type { ObjectStore } from '../aws/service.ts';
import type { Hosts } from '../base/hosts.ts';
import type { DeploymentModel } from '../template/deployments.ts';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const isText = (name: string) => /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/.test(name);

/** Copies the files of a site into their bucket, with markers and URLs replaced; skips unchanged files. */
export async function deploySite(
  deployment: DeploymentModel,
  objects: ObjectStore,
  hosts: Hosts,
): Promise<void> {
  const wanted = new Set<string>();
  for (const { directory, markers, jsonEscape } of deployment.sources)
    for (const file of listFiles(directory)) {
      if (!isIncluded(deployment, file)) continue;
      const key = deployment.prefix === '' ? file : `${deployment.prefix}/${file}`;
      wanted.add(key);
      await putFile(deployment, objects, key, prepareFile(join(directory, file), markers, jsonEscape, hosts));
    }
  if (!deployment.prune) return;
  for (const key of await objects.keys(deployment.bucket))
    if (key.startsWith(deployment.prefix) && !wanted.has(key) && isIncluded(deployment, key))
      await objects.remove(deployment.bucket, key);
}

async function putFile(
  { bucket, cacheControl }: DeploymentModel,
  objects: ObjectStore,
  key: string,
  body: Buffer,
): Promise<void> {
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  const stored = await objects.read(bucket, key);
  if (stored?.etag === etag && stored.cacheControl === cacheControl) return;
  await objects.write(bucket, key, body, {
    contentType: contentTypes[extname(key)] ?? 'application/octet-stream',
    ...(cacheControl !== undefined && { cacheControl }),
  });
}

const listFiles = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));

const isIncluded = ({ exclude, include }: DeploymentModel, file: string): boolean =>
  include.some((glob) => matchesGlob(file, glob)) || !exclude.some((glob) => matchesGlob(file, glob));

function prepareFile(
  file: string,
  markers: Readonly<Record<string, string>>,
  jsonEscape: boolean,
  hosts: Hosts,
): Buffer {
  const content = readFileSync(file);
  if (!isText(file)) return content;
  let text = content.toString();
  for (const [marker, value] of Object.entries(markers))
    text = text.replaceAll(marker, jsonEscape ? JSON.stringify(value).slice(1, -1) : value);
  return Buffer.from(hosts.rewrite(text));
}
