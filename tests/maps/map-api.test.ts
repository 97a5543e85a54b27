import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { runOpsCommand } from '../../infra/ops/command.ts';
import { cloud } from '../support/cloud.ts';
import { createSyntheticMap } from './synthetic-map.ts';

const folder = mkdtempSync(join(tmpdir(), 'gable-map-'));
const ops = (...args: string[]) => runOpsCommand(args, { AWS_ENDPOINT_URL: cloud.awsEndpoint });

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.aws.credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.aws.credentials.secretAccessKey);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Publishes a synthetic map of this depth and returns its path on the site. */
async function publish(maxZoom: number): Promise<string> {
  const path = join(folder, 'islands.pmtiles');
  writeFileSync(path, createSyntheticMap({ maxZoom }));
  expect(await ops('map', 'publish', path)).toContain(`zoom 0 to ${maxZoom}`);
  return (await pointer()).file;
}

async function pointer() {
  const answer = await fetch(`${cloud.origin}/maps/current.json`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  return z.object({ file: z.string(), maxZoom: z.int(), attribution: z.string() }).parse(await answer.json());
}

describe('npm run ops map', () => {
  test('publishes a file that a browser reads by ranges through the CDN', async () => {
    const file = await publish(15);
    expect(await pointer()).toMatchObject({ maxZoom: 15, attribution: 'Made for tests © OpenStreetMap' });
    const part = await fetch(`${cloud.origin}${file}`, { headers: { range: 'bytes=0-6' } });
    expect([part.status, await part.text(), part.headers.get('content-encoding')]).toEqual([
      206,
      'PMTiles',
      null,
    ]);
    expect(part.headers.get('content-range')).toBe(`bytes 0-6/${createSyntheticMap().length}`);
    expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const tile = await new PMTiles(`${cloud.origin}${file}`).getZxy(14, 8121, 5276);
    expect(tile?.data.byteLength).toBeGreaterThan(50);
    expect(await ops('map', 'show')).toContain(`dev shows ${file}`);
  });

  test('keeps the file before it for open pages, removes older ones, and is withdrawn', async () => {
    const files = [await publish(13), await publish(14), await publish(15)];
    const statuses = await Promise.all(
      files.map(async (file) => (await fetch(`${cloud.origin}${file}`, { method: 'HEAD' })).status),
    );
    expect(statuses).toEqual([403, 200, 200]);
    expect(await ops('map', 'withdraw')).toContain('outline');
    expect(await ops('map', 'show')).toContain('no map of its own');
  });

  test('refuses words that it does not know', async () => {
    await expect(ops('map', 'publish')).rejects.toThrow('map publish FILE.pmtiles');
  });
});
