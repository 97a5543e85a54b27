import { rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { command } from '../../infra/local/command.ts';
import { block, openAccount } from '../../infra/local/demo/people.ts';
import { siteAt } from '../../infra/local/demo/site.ts';
import { buildSite } from '../../infra/local/site-build.ts';
import { peopleAt } from './people.ts';

const root = resolve(import.meta.dirname, '../..');
enableCompileCache(join(root, 'node_modules/.cache/node'));

const cast = [
  { email: 'seller@gable.test', userName: 'sally seller' },
  { email: 'buyer@gable.test', userName: 'ben buyer' },
  { email: 'unverified@gable.test', userName: 'una verity', verified: false },
  { email: 'nameless@gable.test' },
  { email: 'blocked@gable.test', userName: 'bob blocked' },
] as const;
/** More than one page of a search. */
const homes = 14;

/** The site of `npm start` with a handful of people and homes in place of the whole demo. */
await command({
  root,
  async assemble(directory) {
    rmSync(directory, { recursive: true, force: true });
    const [site, { synthesize }] = await Promise.all([buildSite(console.log), import('../../infra/app.ts')]);
    return synthesize('dev', { site, directory });
  },
  async demo(cloud) {
    const people = peopleAt(cloud.origin);
    const [seller] = await Promise.all(
      cast.map(async (person) => {
        const token = await openAccount(siteAt(cloud.origin), cloud, person);
        const { id } = await people.ask(people.Own, 'GET', '/api/user', { token });
        if (person.email === 'blocked@gable.test') await block(cloud, id);
        return { id, token };
      }),
    );
    if (!seller) return;
    const images = [{ id: await people.picture(seller) }];
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
    for (let nth = 0; nth < homes; nth += 1) await people.onSale(seller, at(nth));
    await people.ask(people.Own, 'POST', '/api/property-draft', {
      token: seller.token,
      body: { data: { houseNo: '7', postcode: 'LS6 3HN' } },
    });
    await cloud.idle();
  },
});
