import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { command } from '../../infra/local/command.ts';
import { mayShare } from '../support/together.ts';
import { block, logins, makeStaff } from '../../infra/local/demo/people.ts';
import { siteAt } from '../../infra/local/demo/site.ts';
import { sharedSiteAssembly } from '../../infra/local/site-assembly.ts';
import { peopleAt } from './people.ts';

const root = resolve(import.meta.dirname, '../..');
enableCompileCache(join(root, 'node_modules/.cache/node'));

const addressOf = (name: string) => `${name}@gable.test`;
/** More than one page of a search. */
const homes = 14;

/**
 * The site of `npm start`, its functions in one thread, with a handful of people and homes in place of the whole
 * demo.
 */
await command({
  root,
  assemble: sharedSiteAssembly,
  together: mayShare,
  async demo(cloud) {
    const people = peopleAt(cloud.origin);
    const member = async (name: string, shown = name) =>
      people.verified(await people.newcomer({ email: addressOf(name), user_name: `${shown} example` }));
    const [seller, blocked] = await Promise.all([
      member('seller'),
      member('blocked'),
      member('buyer'),
      member('staff', 'ruth').then(() => makeStaff(cloud, addressOf('staff'))),
      people.newcomer({ email: addressOf('unverified'), user_name: 'una verity' }),
      people.newcomer({ email: addressOf('nameless') }).then(people.verified),
    ]);
    await block(siteAt(cloud.origin), await logins(siteAt(cloud.origin))(addressOf('staff')), blocked.id);
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
    await cloud.idle();
  },
});
