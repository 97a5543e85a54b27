import { readdirSync, readFileSync } from 'node:fs';
import type { TestCloud } from '../support/test-cloud.ts';

/** The site is not built for tests over the cloud: its document and its files are written into their bucket. */
export async function writeSiteFiles(cloud: TestCloud): Promise<void> {
  const bucket = cloud.model.deployments[0]?.bucket ?? '';
  const write = (key: string, file: string, contentType: string) =>
    cloud.services.objects.write(bucket, key, readFileSync(file), { contentType });
  await write('index.html', 'web/index.html', 'text/html; charset=utf-8');
  // The build prints it; what it says makes no difference here.
  await cloud.services.objects.write(bucket, 'openapi.json', Buffer.from('{}'), {
    contentType: 'application/json',
  });
  for (const file of readdirSync('web/public', { withFileTypes: true }))
    if (file.isFile()) await write(file.name, `web/public/${file.name}`, 'application/octet-stream');
}

/** Asks for a page or file of the site, and follows no redirect. */
export async function getSitePage(cloud: TestCloud, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(path, cloud.origin), { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
