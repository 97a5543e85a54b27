import { parseArgs } from 'node:util';

/**
 * `npm run gameday` plays outages on a local cloud and prints what was seen; it fails where something should have been
 * otherwise. `npm run gameday -- search` plays those with this in their name.
 */
process.env['NODE_NO_WARNINGS'] = '1';
process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';
process.env['TZ'] = 'UTC';
// The cloud boots when it is imported.
const { cloud } = await import('../support/cloud.ts');
process.env['AWS_ACCESS_KEY_ID'] = cloud.aws.credentials.accessKeyId;
process.env['AWS_SECRET_ACCESS_KEY'] = cloud.aws.credentials.secretAccessKey;
const { playBusDown } = await import('./bus-down.ts');
const { playPoisonedMessage } = await import('./poisoned-message.ts');
const { playProviderGone } = await import('./provider-gone.ts');
const { playSearchDown } = await import('./search-down.ts');
const { playTableThrottled } = await import('./table-throttled.ts');
const { outages } = await import('../support/chaos.ts');

const plays = {
  bus: playBusDown,
  table: playTableThrottled,
  provider: playProviderGone,
  message: playPoisonedMessage,
  search: playSearchDown,
};

cloud.wakeAll();
const { positionals } = parseArgs({ allowPositionals: true });
const [wanted = ''] = positionals;
const broken: string[] = [];
try {
  for (const [name, play] of Object.entries(plays)) {
    if (!name.includes(wanted)) continue;
    // oxlint-disable-next-line no-await-in-loop -- the cloud plays one at a time
    const outcome = await play();
    outages.clear();
    console.log(`\n## ${outcome.name}`);
    for (const line of outcome.seen) console.log(`- ${line}`);
    broken.push(...outcome.broken);
    // oxlint-disable-next-line no-await-in-loop
    await cloud.reset();
  }
} finally {
  await cloud.close();
}
for (const line of broken) console.error(line);
console.log(broken.length > 0 ? `\n${broken.length} should have been otherwise` : '\nall as it should be');
process.exit(broken.length > 0 ? 1 : 0);
