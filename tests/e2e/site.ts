import { cpSync, mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import type { Cloud } from '@gable/local-cloud';
import { guideComments } from '../../infra/demo/blog/comments.ts';
import { guides } from '../../infra/demo/blog/guides.ts';
import { writeComments, writeGuides } from '../../infra/demo/blog/write-guides.ts';
import { blockUser, createLogins, makeStaff } from '../../infra/demo/people/people.ts';
import { readDemoPictures } from '../../infra/demo/picture-files.ts';
import { createSiteCalls } from '../../infra/demo/site.ts';
import { clearData } from '../../infra/local-cloud/runtime/clear-data.ts';
import { appFiles, bootSite } from '../../infra/local/boot-site.ts';
import { loadSiteAssembly } from '../../infra/local/build/site-assembly.ts';
import { runLocalCloud } from '../../infra/local/run-local-cloud.ts';
import { getCachedData } from '../support/cached-data.ts';
import { createSiteClient } from '../support/clients/site.ts';
import { chooseTestThread } from '../support/shared-thread.ts';

const root = resolve(import.meta.dirname, '../..');
enableCompileCache(join(root, 'node_modules/.cache/node'));

const toEmail = (name: string) => `${name}@gable.test`;
/** More properties than a page of a search shows. */
const homes = 14;
/** Enough for the blog's pages. */
const someGuides = guides.slice(0, 3);
const slugs = new Set(someGuides.map(({ slug }) => slug));
/** Who writes comments; the demo has more people than this site. */
const writers = new Set(['seller', 'buyer', 'staff'].map(toEmail));

/** Publishes a few guides with their comments. */
async function publishGuides(cloud: Cloud, tokenOf: (email: string) => Promise<string>): Promise<void> {
  const site = createSiteCalls(cloud.origin);
  const pictures = readDemoPictures();
  await writeGuides({ site, cloud, staff: await tokenOf(toEmail('staff')), pictures }, someGuides);
  const comments = guideComments.filter(({ guide, by }) => slugs.has(guide) && writers.has(by));
  await writeComments(site, tokenOf, comments);
}

/** Creates a few users, properties and guides, instead of the whole demo. */
async function fillCloud(cloud: Cloud): Promise<void> {
  const people = createSiteClient(cloud.origin);
  const member = async (name: string, shown = name) =>
    people.verifyMember(
      await people.createUnverifiedMember({ email: toEmail(name), user_name: `${shown} example` }),
    );
  // The first sign-up starts the functions; more at once would run into their time limits on a busy machine.
  const seller = await member('seller');
  const [blocked] = await Promise.all([
    member('blocked'),
    member('buyer'),
    member('staff', 'ruth').then(() => makeStaff(cloud, toEmail('staff'))),
    member('second-staff', 'idris').then(() => makeStaff(cloud, toEmail('second-staff'))),
    people.createUnverifiedMember({ email: toEmail('unverified'), user_name: 'una verity' }),
    people.createUnverifiedMember({ email: toEmail('nameless') }).then(people.verifyMember),
  ]);
  await blockUser(
    createSiteCalls(cloud.origin),
    await createLogins(createSiteCalls(cloud.origin))(toEmail('staff')),
    blocked.id,
  );
  const images = [{ id: await people.uploadPhoto(seller) }];
  const at = (nth: number) => ({
    images,
    price: 200_000 + nth * 15_000,
    noOfBedrooms: 1 + (nth % 5),
    address: {
      line1: 'Oak Road',
      town: 'Leeds',
      nation: 'england',
      latitude: 53.8 + nth / 500,
      longitude: -1.55,
    },
  });
  for (let nth = 0; nth < homes; nth += 1) await people.publishProperty(seller, at(nth));
  await publishGuides(cloud, people.getToken);
}

// The site of `npm start` with its functions in one thread, on a copy of data that is filled once.
// Functions run in UTC on AWS; worker threads take the zone of this process.
process.env['TZ'] = 'UTC';
const port = Number(process.env['PORT'] ?? '3000');
const dataDir = resolve(root, process.env['GABLE_DATA'] ?? '.gable');
const assembly = await loadSiteAssembly();
const made = { name: String(port), sources: ['tests/e2e', 'tests/properties/photos.ts'] };
const filled = await getCachedData(join(root, 'node_modules/.cache/gable-e2e-data'), made, async (making) => {
  const cloud = await bootSite({ assembly, port, dataDir: making, chooseThread: chooseTestThread });
  await fillCloud(cloud);
  await cloud.idle();
  await cloud.close();
});
mkdirSync(dataDir, { recursive: true });
clearData(dataDir, appFiles);
cpSync(filled, dataDir, { recursive: true });
await runLocalCloud({
  root,
  assemble: async () => assembly,
  chooseThread: chooseTestThread,
  // A run that the busy machine stopped is repeated while its journey waits, which Lambda's minute would not be.
  retryMilliseconds: (attempt) => 2_000 * (attempt + 1),
});
