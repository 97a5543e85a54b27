import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { toSoldType } from '../../functions/finding/home-records/domain/price-guide.ts';
import { outcodeOf } from '../../functions/listings/properties/domain/address.ts';
import { KeyFacts } from '../../functions/listings/properties/domain/key-facts.ts';
import { ListingData } from '../../functions/listings/properties/domain/listing.ts';
import { claims } from '../../infra/demo/homes/claims.ts';
import { storeys } from '../../infra/demo/homes/dwelling.ts';
import { createDemoHomes, type DemoHome } from '../../infra/demo/homes/homes.ts';
import { assignSellers, provenSellers } from '../../infra/demo/people/sellers.ts';
import { listSales } from '../../infra/local/third-party/land-registry/index.ts';

const media = join(import.meta.dirname, '../../infra/demo/media');
const Pictures = z.array(
  z.object({
    name: z.string(),
    kind: z.enum(['facade', 'room', 'garden', 'view', 'plan', 'epc', 'cover']),
    alt: z.string().min(10).max(160),
    width: z.literal(1920),
    height: z.literal(1280),
    placeholder: z.string().startsWith('data:image/webp;base64,').max(200),
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
);
const pictures = Pictures.parse(JSON.parse(readFileSync(join(media, 'pictures.json'), 'utf8')));
const kindOf = new Map(pictures.map(({ name, kind }) => [name, kind]));
const homes = createDemoHomes();
const flatTypes = new Set(['flat', 'studio', 'penthouse', 'duplex']);
interface Step {
  price: number;
  daysAgo: number;
}
/** The keys of the homes that break a rule. */
const without = (holds: (home: DemoHome) => boolean): string[] =>
  homes.filter((home) => !holds(home)).map(({ key }) => key);
const parted = (is: (home: DemoHome) => boolean) => ({
  true: homes.filter(is),
  false: homes.filter((home) => !is(home)),
});
const count = (nation: string) => homes.filter(({ address }) => address.nation === nation).length;

describe('the demo’s homes', () => {
  test('are 300 across the four nations, and the same in every run', () => {
    expect(homes).toHaveLength(300);
    expect(['england', 'scotland', 'wales', 'northern_ireland'].map(count)).toEqual([220, 35, 25, 20]);
    expect(createDemoHomes()).toEqual(homes);
    expect(new Set(homes.map(({ key }) => key)).size).toBe(300);
  });

  test('have an address and a description of their own', () => {
    const places = homes.map(({ houseNo, postcode }) => `${houseNo}, ${postcode}`.toLowerCase());
    expect(new Set(places).size).toBe(300);
    expect(new Set(homes.map(({ description }) => description)).size).toBe(300);
  });

  test('are what a listing may hold', () => {
    const errors = homes.flatMap((home) => [
      ListingData.partial().safeParse({
        ...home,
        description: [{ value: { mainDescription: home.description } }],
        epcCertificate: home.epc
          ? { status: 'found', ...home.epc }
          : { status: 'exempt', exemptReason: home.epcExempt },
        floorPlan: undefined,
      }).error,
      KeyFacts.strict().safeParse(home.keyFacts).error,
    ]);
    expect(errors.filter(Boolean)).toEqual([]);
  });

  test('are described in 120 to 250 words with nothing left to fill in', () => {
    const words = ({ description }: DemoHome) => description.split(/\s+/).length;
    expect(without((home) => words(home) >= 120 && words(home) <= 250)).toEqual([]);
    expect(without(({ description }) => !/[{}]|undefined|lorem| {2}/i.test(description))).toEqual([]);
  });

  test('tell the facts that their nation asks for', () => {
    const { true: irish, false: others } = parted(({ address }) => address.nation === 'northern_ireland');
    expect(irish.filter(({ keyFacts }) => keyFacts.councilTaxBand !== undefined)).toEqual([]);
    expect(irish.filter(({ keyFacts }) => !keyFacts.domesticRatesPence)).toEqual([]);
    expect(others.filter(({ keyFacts }) => !keyFacts.councilTaxBand || !keyFacts.councilTaxPence)).toEqual(
      [],
    );
    expect(others.filter(({ keyFacts }) => keyFacts.domesticRatesPence !== undefined)).toEqual([]);
    expect(
      without(({ keyFacts, address }) => keyFacts.councilTaxBand !== 'I' || address.nation === 'wales'),
    ).toEqual([]);
    expect(
      without(({ homeReport, address }) => (homeReport === 'ready') === (address.nation === 'scotland')),
    ).toEqual([]);
  });

  test('agree in tenure and its papers', () => {
    const { true: scots, false: others } = parted(({ address }) => address.nation === 'scotland');
    expect(new Set(scots.map(({ tenure }) => tenure))).toEqual(new Set(['freehold']));
    const flats = others.filter(({ propertyType }) => flatTypes.has(propertyType));
    expect(flats.length).toBeGreaterThan(30);
    expect(flats.filter(({ tenure }) => tenure === 'freehold')).toEqual([]);
    expect(
      without(({ tenure, keyFacts }) => (keyFacts.leasehold !== undefined) === (tenure === 'leasehold')),
    ).toEqual([]);
    expect(
      without(
        ({ keyFacts: { leasehold } }) => !leasehold?.groundRentPence || Boolean(leasehold.groundRentReview),
      ),
    ).toEqual([]);
  });

  test('keep one story of their price', () => {
    const steps = (home: DemoHome) => [
      { price: home.listedPrice, daysAgo: home.listedDaysAgo },
      ...home.reductions,
    ];
    expect(without((home) => steps(home).at(-1)?.price === home.price)).toEqual([]);
    expect(without((home) => home.listedDaysAgo >= 0 && home.listedDaysAgo <= 120)).toEqual([]);
    const falling = ({ price, daysAgo }: Step, before: Step | undefined) =>
      !before || (price < before.price && daysAgo < before.daysAgo);
    expect(without((home) => steps(home).every((step, i, all) => falling(step, all[i - 1])))).toEqual([]);
    expect(homes.filter(({ reductions }) => reductions.length > 0).length).toBeGreaterThan(30);
    expect(homes.filter(({ status }) => status !== 'live').length).toBeGreaterThan(20);
  });

  test.each(claims)('say %s where the facts bear it out', (words, holds) => {
    const saying = homes.filter(({ description }) => words.test(description));
    expect(saying.filter((home) => !holds(home)).map(({ key, description }) => [key, description])).toEqual(
      [],
    );
  });

  test('are on a floor that their house has in its picture', () => {
    const floors = ['ground', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
    const facades = {
      flats: 'apartment',
      mansion: 'mansion',
      'row-stucco': 'stucco',
      'row-newtown': 'newtown',
      tenement: 'tenement',
    } as const;
    const named = homes.flatMap(({ key, description, houseNo, photos: [front = ''] }) => {
      const facade = Object.entries(facades).find(([name]) => front.startsWith(name))?.[1];
      const word = /\b(\w+)[- ]floor\b/.exec(description.split('\n')[0] ?? '')?.[1] ?? '';
      const floor = floors.indexOf(word);
      if (facade === undefined || floor < 0) return [];
      return [{ key, floor, top: (storeys[facade] ?? 1) - 1, number: /^(\d)\//.exec(houseNo)?.[1] }];
    });
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ floor, top }) => floor > top)).toEqual([]);
    expect(named.filter(({ floor, number }) => number !== undefined && Number(number) !== floor)).toEqual([]);
  });

  test('ask what the sales of their outcode bear out', () => {
    const sales = new Map<string, ReturnType<typeof listSales>>();
    const listSalesOnce = (outcode: string) => {
      const found = sales.get(outcode) ?? listSales(outcode, Date.UTC(2026, 10, 28));
      sales.set(outcode, found);
      return found;
    };
    const ratios = homes.flatMap(({ postcode, propertyType, listedPrice, address, auction, keyFacts }) => {
      const type = toSoldType(propertyType);
      const isAlike = !auction && keyFacts.sharedOwnershipPercent === undefined;
      if (!type || !isAlike || !['england', 'wales'].includes(address.nation)) return [];
      const sums = listSalesOnce(outcodeOf(postcode))
        .filter((sale) =>
          sale.type.value.endsWith(type === 'flat' ? 'flat-maisonette' : type.replace('_', '-')),
        )
        .map((sale) => Number(sale.price.value))
        .toSorted((a, b) => a - b);
      return [listedPrice / (sums[Math.floor(sums.length / 2)] ?? Infinity)];
    });
    const sorted = ratios.toSorted((a, b) => a - b);
    expect(sorted.length).toBeGreaterThan(150);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThan(0.85);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(1.2);
    expect(sorted[0]).toBeGreaterThan(0.4);
    expect(sorted.at(-1)).toBeLessThan(2.5);
  });

  test('stand beside homes of another front, as new on the site and in their town', () => {
    const count = (list: readonly DemoHome[]) =>
      list.filter(({ photos: [front] }, nth) => nth > 0 && list[nth - 1]?.photos[0] === front).length;
    const newest = homes.toSorted((a, b) => a.listedDaysAgo - b.listedDaysAgo);
    const towns = [...Map.groupBy(newest, ({ address }) => address.town).values()];
    expect(count(newest)).toBeLessThan(10);
    expect(towns.reduce((sum, town) => sum + count(town), 0)).toBeLessThan(25);
  });

  test('show their front first, then rooms, with plan and chart of the right kind', () => {
    const inside = new Set(['room', 'garden', 'view']);
    const fits = ({ photos: [front = '', ...rest] }: DemoHome) =>
      kindOf.get(front) === 'facade' && rest.every((name) => inside.has(kindOf.get(name) ?? ''));
    expect(without(fits)).toEqual([]);
    expect(without(({ photos }) => photos.length >= 4 && photos.length <= 9)).toEqual([]);
    expect(without(({ photos }) => new Set(photos).size === photos.length)).toEqual([]);
    expect(without(({ floorPlan }) => !floorPlan || kindOf.get(floorPlan) === 'plan')).toEqual([]);
    expect(without(({ epcPicture }) => !epcPicture || kindOf.get(epcPicture) === 'epc')).toEqual([]);
  });
});

describe('assignSellers', () => {
  test('gives each seller one or two homes that lie near each other', () => {
    const sellers = assignSellers(homes);
    const counts = new Map<string, number>();
    for (const email of sellers.values()) counts.set(email, (counts.get(email) ?? 0) + 1);
    expect(counts.size).toBe(150);
    expect(Math.max(...counts.values())).toBe(2);
    expect([...counts.keys()].every((email) => /^[a-z]+\.[a-z]+@gable\.test$/.test(email))).toBe(true);
    expect(sellers.size).toBe(homes.length);
    // Buyers meet both.
    expect([...provenSellers].filter((email) => counts.has(email))).toHaveLength(50);
  });
});

describe('the demo’s pictures', () => {
  test('are at least 48 photos, six plans and three charts', () => {
    const photos = pictures.filter(({ kind }) => kind !== 'plan' && kind !== 'epc' && kind !== 'cover');
    expect(photos.length).toBeGreaterThanOrEqual(48);
    expect(pictures.filter(({ kind }) => kind === 'plan')).toHaveLength(6);
    expect(pictures.filter(({ kind }) => kind === 'epc')).toHaveLength(3);
  });

  test('are all there in every size, together under 9 MB', () => {
    const sizes = [320, 640, 960, 1280, 1920].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    const missing = pictures.flatMap(({ name }) =>
      [...sizes, 'original.webp'].map((file) => join(media, name, file)).filter((file) => !existsSync(file)),
    );
    expect(missing).toEqual([]);
    const bytes = readdirSync(media, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
    expect(bytes).toBeLessThan(9_000_000);
  });
});
