import { chromium } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
const b = await chromium.launch(launchOptions());
const origin = process.argv[2] ?? 'http://localhost:4310';
for (const path of process.argv.slice(3)) {
  const c = await b.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });
  const p = await c.newPage();
  const seen: string[] = [];
  const t0 = Date.now();
  p.on('request', (r) => seen.push(`${Date.now() - t0} ${r.resourceType()} ${r.url().replace(origin, '')}`));
  await p.goto(origin + path);
  await p.waitForTimeout(2500);
  const first = seen.length;
  await p.waitForTimeout(4500);
  console.log(path, first, seen.length);
  console.log(seen.join('\n'));
  await c.close();
}
await b.close();
