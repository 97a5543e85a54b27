import { ulid } from 'ulid';
import * as z from 'zod';
import { createHomeCode } from '../../../functions/listings/properties/domain/home-address.ts';
import type { TestCloud } from '../test-cloud.ts';
import { recordRows } from './row-copies.ts';

const Numbered = z.object({
  __edb_e__: z.object({ S: z.literal('numbered') }),
  number: z.object({ S: z.string() }),
});
/** The code that leads to a home, once it has been on sale. */
function findCode(rows: readonly string[]): string | undefined {
  return rows.flatMap((row) => Numbered.safeParse(JSON.parse(row)).data ?? [])[0]?.number.S;
}

/** What the core stores of a photo and of a home on sale. */
const photoKinds = ['image'] as const;
const homeKinds = [
  'address-claim',
  'image',
  'numbered',
  'open-package',
  'package-order',
  'pending-package',
  'property',
  'property-history',
  'property-package',
] as const;

/** The code of a copy is far from those that sellers get. */
let copies = 500_000;

interface Owned {
  readonly id: string;
  readonly ownerId: string;
}

/** Makes photos of others as copies of one that was just uploaded, with which they share its files. */
export async function createPhotoCopier(cloud: TestCloud, first: Owned) {
  const { copy } = await recordRows(cloud, [first.id], { kinds: photoKinds });
  return async (ownerId: string) => {
    const id = `img_${ulid(cloud.clock.now())}`;
    await copy([
      [first.id, id],
      [first.ownerId, ownerId],
    ]);
    return id;
  };
}

interface Addressed {
  /** Found nowhere else in the rows of the home. */
  readonly houseNo: string;
  readonly uprn: string;
}

/**
 * Makes homes as copies of one that was just put on sale, or whose package was just chosen. Nothing reacts to a copy.
 * What is made takes the owner, the place, and the ids that the copy's parts are to have by those of the first.
 */
export async function createHomeCopier(cloud: TestCloud, first: Owned & Addressed) {
  const { rows, copy } = await recordRows(cloud, [first.id], {
    kinds: homeKinds,
    isPart: (id) => /^(?:pkg|img)_/.test(id),
  });
  const code = findCode(rows);
  return async (ownerId: string, place: Addressed, parts: readonly (readonly [string, string])[] = []) => {
    const id = `prp_${ulid(cloud.clock.now())}`;
    copies += 1;
    await copy([
      ...parts,
      [first.id, id],
      [first.ownerId, ownerId],
      [first.houseNo, place.houseNo],
      [first.uprn, place.uprn],
      ...(code === undefined ? [] : [[code, createHomeCode(copies)] as const]),
    ]);
    return id;
  };
}
