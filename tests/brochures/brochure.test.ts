import { describe, expect, test } from 'vitest';
import { toVisitorPage } from '../../functions/finding/property-pages/domain/property-page.ts';
import { PropertyPage } from '../../functions/listings/properties/domain/views.ts';
import { toBrochurePath } from '../../functions/reach/brochures/adapters/brochure-path.ts';
import {
  countFrontPhotos,
  cutToFit,
  listPhotoSizes,
} from '../../functions/reach/brochures/domain/brochure-layout.ts';
import { mostPhotos, toBrochure } from '../../functions/reach/brochures/domain/brochure.ts';
import { hasBrochure } from '../../functions/reach/brochures/domain/has-brochure.ts';
import { activePackage, createPicture, createProperty, ids, noon } from '../properties/property-examples.ts';

const seller = {
  id: ids.owner,
  user_name: 'Sally',
  memberSince: noon.toISOString(),
  badges: [],
  responseTime: null,
};
/** The page as a visitor gets it. */
const pageOf = (change: Record<string, unknown> = {}): PropertyPage =>
  PropertyPage.parse(
    toVisitorPage(
      createProperty({
        status: 'live',
        package: activePackage,
        pictures: [createPicture(ids.photo)],
        ...change,
      }),
      { seller, history: [], similar: [], isFavourite: undefined },
      noon,
    ),
  );
const describing = (mainDescription: string) => ({ description: [{ value: { mainDescription } }] });

describe('toBrochure', () => {
  test('has the street and no number where the seller shows no more', () => {
    const street = toBrochure(pageOf({ addressShown: 'street' }));
    expect(JSON.stringify(street)).not.toMatch(/14 Oak|LS6 3/);
    expect([street.title, street.position.isHouse]).toEqual(['Oak Road, Leeds', false]);
    const full = toBrochure(pageOf({ addressShown: 'full' }));
    expect([full.title, full.position.isHouse]).toEqual(['14 Oak Road, Leeds', true]);
    expect(full.place).toContain('LS6 3HN');
  });

  test.each<[Record<string, unknown>, qualifier: string, price: string]>([
    [{}, '', '£325,000'],
    [{ priceQualifier: 'guide_price' }, 'Guide price', '£325,000'],
    [{ priceQualifier: 'poa' }, '', 'Price on application'],
  ])('of %o names the price as %s %s', (change, qualifier, price) => {
    const brochure = toBrochure(pageOf(change));
    expect([brochure.qualifier, brochure.price]).toEqual([qualifier, price]);
  });

  test('of a price on application has the sum nowhere', () => {
    expect(JSON.stringify(toBrochure(pageOf({ priceQualifier: 'poa', floorAreaSqm: 100 })))).not.toMatch(
      /325,?000|£\d/,
    );
  });

  test('has as many photos as fit, and none that is a PDF', () => {
    const picture = createPicture(ids.photo);
    const { variants: _, ...paper } = picture;
    const many = toBrochure(pageOf({ pictures: [paper, ...Array.from({ length: 9 }, () => picture)] }));
    expect(many.photos).toHaveLength(mostPhotos);
    expect(toBrochure(pageOf({ pictures: [] })).photos).toEqual([]);
  });

  test('shows a floor plan that the package shows, and none that is a PDF', () => {
    const plan = { floorPlanPicture: createPicture(ids.photo) };
    const { variants: _, ...paper } = plan.floorPlanPicture;
    const premium = { package: { ...activePackage, packageId: 'premium' } };
    expect(toBrochure(pageOf({ ...plan, ...premium })).floorPlan?.path).toMatch(/\.webp$/);
    expect(toBrochure(pageOf({ floorPlanPicture: paper, ...premium })).floorPlan).toBeUndefined();
  });

  test('has a paragraph for each of the seller’s, with the lines of a list', () => {
    expect(
      toBrochure(pageOf(describing('Rooms:\n-  Hall \n- Kitchen\n\n\n  Quiet. \n \n'))).paragraphs,
    ).toEqual(['Rooms:\n- Hall\n- Kitchen', 'Quiet.']);
  });

  test('leaves out what the seller has not answered, and groups without an answer', () => {
    const { factGroups } = toBrochure(pageOf({ keyFacts: { heating: ['oil'] } }));
    expect(factGroups.flatMap(({ rows }) => rows)).toContainEqual(['Heating', 'Oil']);
    expect(factGroups.filter(({ rows }) => rows.length === 0)).toEqual([]);
    expect(JSON.stringify(factGroups)).not.toContain('Broadband');
  });
});

test.each([
  ['live', true],
  ['under_offer', true],
  ['paused', false],
  ['sold_stc', false],
  ['withdrawn', false],
  ['completed', false],
] as const)('a home that is %s has a brochure: %s', (status, expected) => {
  expect(hasBrochure({ status })).toBe(expected);
});

describe('toBrochurePath', () => {
  test('is the same for the same home and another after a change that it shows', () => {
    const path = toBrochurePath(toBrochure(pageOf()));
    expect(toBrochurePath(toBrochure(pageOf()))).toBe(path);
    const changes = [{ price: 310_000 }, { status: 'under_offer' }, describing('Another text. '.repeat(9))];
    const others = changes.map((change) => toBrochurePath(toBrochure(pageOf(change))));
    expect(new Set([path, ...others]).size).toBe(4);
    expect(path).toMatch(new RegExp(`^/media/brochures/${ids.property}/[\\w-]{22}\\.pdf$`));
  });
});

describe('listPhotoSizes', () => {
  test.each([
    [0, false, []],
    [1, false, [511]],
    [2, false, [511, 250]],
    [3, false, [511, 250, 250]],
    [4, false, [511, 162, 162, 162]],
    [6, false, [511, 162, 162, 162, 250, 250]],
    [9, false, [511, 162, 162, 162, 250, 250]],
    [3, true, [511]],
    [6, true, [511, 162, 162, 162]],
  ])('of %i photos, with a plan: %s, are %o points wide', (count, hasPlan, widths) => {
    const sizes = listPhotoSizes(count, hasPlan);
    expect(sizes.map(({ width }) => Math.round(width))).toEqual(widths);
    expect(sizes.length).toBeGreaterThanOrEqual(countFrontPhotos(count));
  });
});

describe('cutToFit', () => {
  const upTo = (length: number) => (part: string) => part.length <= length;
  test.each([
    ['One. Two! Three?', 99, 'One. Two! Three?'],
    ['One. Two! Three?', 10, 'One. Two!'],
    ['One. Two! Three?', 4, 'One.'],
    ['One. Two! Three?', 3, 'One'],
    ['No end here', 7, 'No end'],
    ['Endless', 5, ''],
    ['- Hall\n- Kitchen', 9, '- Hall'],
    ['It is 3.5 m wide. And long.', 18, 'It is 3.5 m wide.'],
  ])('of %o within %i is %o', (text, length, expected) => {
    expect(cutToFit(text, upTo(length))).toBe(expected);
  });
});
