import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { UserId } from '../../events/vocabulary.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createSellerClient, type Person } from '../support/clients/seller.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('blog', 'cases', 'favourites', 'messages', 'moderation', 'search');
const { callAs, createMember } = createSellerClient(cloud);

const newestFirst = [4, 3, 2, 1];
const lastTouchedFirst = [3, 2, 1, 4];
/** Homes of the other person, with what the person has of them, are numbered from here on. */
const elsewhere = 10;
/** The number of a row by its id, as `list-rows.ts` gives it. */
const toNumber = (id: string): number => Number(id.slice(-2));
const home = `prp_${'1'.padStart(26, '0')}`;
let person: Person;
let staff: Person;

beforeAll(async () => {
  await cloud.reset();
  stubFunctionEnvironment(cloud);
  person = await createMember('Lista Order');
  staff = await createStaffMember(cloud);
  // Adapters read the environment as they load.
  const { writeLists } = await import('./list-rows.ts');
  await writeLists(UserId.parse(person.id));
});

const all = [...newestFirst.map((number) => number + elsewhere), ...newestFirst];

/** Every list that has an order of its own: its call, the key and field of its items, and their numbers in order. */
const lists: readonly (readonly [
  path: string,
  list: string,
  field: string,
  numbers: readonly number[],
  as?: 'staff',
])[] = [
  ['/api/favourites', 'favourites', 'id', newestFirst],
  ['/api/properties', 'properties', 'id', newestFirst],
  ['/api/all-properties?per_page=48', 'properties', 'id', all],
  ['/api/search-properties?per_page=48', 'properties', 'id', all],
  ['/api/property-draft', 'drafts', 'id', newestFirst],
  [`/api/property-offers/${home}`, 'offers', 'id', newestFirst],
  // Equal sums, of which the newest comes first
  [`/api/property-offers/${home}?sort=amount`, 'offers', 'id', newestFirst],
  ['/api/my-offers', 'offers', 'id', newestFirst.map((number) => number + elsewhere)],
  ['/api/blogs', 'blogs', 'id', newestFirst],
  ['/api/blocked-users', 'users', 'id', lastTouchedFirst.map((number) => number + 30)],
  ['/api/cases?per_page=100', 'reports', 'id', all],
  ['/api/staff/reports?status=closed', 'reports', 'id', newestFirst, 'staff'],
  // What waits for staff is worked off from its beginning
  ['/api/staff/reports?status=open', 'reports', 'id', [11, 12, 13, 14], 'staff'],
  ['/api/my-viewing', 'viewings', 'id', [5, 2, 1, 4, 3, 6]],
  ['/api/my-viewing?when=upcoming', 'viewings', 'id', [5, 2, 1]],
  ['/api/my-viewing?when=past', 'viewings', 'id', [4, 3, 6]],
  [`/api/properties/time-slots/${home}`, 'slots', 'id', [2, 4, 3, 1]],
  ['/api/blogs/show/post-1', 'comments', 'id', [1, 2, 3, 4]],
  ['/api/messages?filter=buying', 'threads', 'propertyId', lastTouchedFirst.map((one) => one + elsewhere)],
  [`/api/property-messages/${home}`, 'threads', 'buyerId', lastTouchedFirst.map((number) => number + 20)],
  ['/api/my-buying', 'buying', 'propertyId', lastTouchedFirst.map((number) => number + elsewhere)],
  ['/api/coupon/coupons', 'coupons', 'id', [4, 2, 1, 3]],
  ['/api/blogs/post-category', 'categories', 'id', [2, 3, 4, 1]],
  ['/api/blogs/tags', 'tags', 'id', [2, 3, 4, 1]],
  ['/api/blogs/tags/popular', 'tags', 'id', [2, 4, 3, 1]],
];

const listValues = async (path: string, list: string, field: string, as?: 'staff'): Promise<unknown[]> => {
  const { status, body } = await callAs(as === 'staff' ? staff : person, 'GET', path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return z
    .array(z.looseObject({ [field]: z.unknown() }))
    .parse(body[list])
    .map((item): unknown => item[field]);
};

const cases = lists.map(([path, list, field, numbers, as]) => ({ path, list, field, numbers, as }));
test.each(cases)('GET $path has its $list in order', async ({ path, list, field, numbers, as }) => {
  const ids = z.array(z.string()).parse(await listValues(path, list, field, as));
  expect(ids.map(toNumber)).toEqual(numbers);
});

test.each([
  ['/api/package', 'packages', 'pricePence'],
  ['/api/common/configurations', 'configurations', 'key'],
] as const)('GET %s has its %s by %s', async (path, list, field) => {
  const values = await listValues(path, list, field);
  expect(values.length).toBeGreaterThan(2);
  const isNumeric = values.every((value) => typeof value === 'number');
  const sorted = isNumeric ? values.toSorted((a, b) => a - b) : values.toSorted();
  expect(values).toEqual(sorted);
});

test('a page of a list goes on where the one before ends', async () => {
  const pages = await Promise.all(
    [1, 2].map((page) => listValues(`/api/favourites?page=${page}&per_page=2`, 'favourites', 'id')),
  );
  expect(z.array(z.string()).parse(pages.flat()).map(toNumber)).toEqual(newestFirst);
});
