import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { PropertyStatus } from '../../events/vocabulary.ts';
import { toAdvertSummary } from '../../functions/finding/portals/domain/advert-home.ts';
import { resolveAdvertTarget } from '../../functions/finding/portals/domain/advert-target.ts';
import { buildBlmFile } from '../../functions/finding/portals/domain/blm-file.ts';
import { formatPortalTime } from '../../functions/finding/portals/domain/portal-time.ts';
import {
  buildRightmoveMessage,
  buildRightmoveRemoval,
} from '../../functions/finding/portals/domain/rightmove-message.ts';
import {
  buildZooplaMessage,
  buildZooplaRemoval,
} from '../../functions/finding/portals/domain/zoopla-message.ts';
import { RemovedHome, SentHome } from '../../infra/local/third-party/portals/rtdf-schema.ts';
import { DeletedListing, UpdatedListing } from '../../infra/local/third-party/portals/zoopla-schema.ts';
import { completeDraft, createPicture, ids } from '../properties/property-examples.ts';
import { branch, changes, send, site, toHome } from './message-changes.ts';

const toRightmove = (change: Record<string, unknown> = {}) =>
  SentHome.parse(send(buildRightmoveMessage(toHome(change), branch)));
const toZoopla = (change: Record<string, unknown> = {}) =>
  UpdatedListing.parse(send(buildZooplaMessage(toHome(change), { branch: 'gable-local' })));

const { address } = completeDraft;

describe('what we say of a home', () => {
  test.each(changes)('is taken by both portals: %s', (_, change) => {
    expect(() => toRightmove(change)).not.toThrow();
    expect(() => toZoopla(change)).not.toThrow();
  });

  test.each(['sold', 'withdrawn', 'removed'] as const)('a removal is taken by both portals: %s', (why) => {
    expect(() => RemovedHome.parse(send(buildRightmoveRemoval(ids.property, why, branch)))).not.toThrow();
    expect(() => DeletedListing.parse(send(buildZooplaRemoval(ids.property, why)))).not.toThrow();
  });

  test('has the codes of the portals’ documents', () => {
    const { property } = toRightmove({
      propertyType: 'end_of_terrace',
      tenure: 'share_of_freehold',
      priceQualifier: 'offers_in_excess_of',
      keyFacts: { councilTaxBand: 'unknown', parking: ['driveway', 'double_garage', 'single_garage'] },
    });
    expect(property).toMatchObject({
      property_type: 2,
      status: 1,
      price_information: { tenure_type: 5, price_qualifier: 4 },
      details: { council_tax_band: 'TBC', parking: [17, 16] },
      address: {
        house_name_number: '14',
        postcode_1: 'LS6',
        postcode_2: '3HN',
        display_address: 'Oak Road, Leeds',
      },
    });
    expect(toZoopla({ propertyType: 'end_of_terrace', priceQualifier: 'poa' })).toMatchObject({
      property_type: 'end_terrace',
      pricing: { price_qualifier: 'price_on_application', price: 325_000, currency_code: 'GBP' },
      location: { postal_code: 'LS6 3HN', country_code: 'GB-ENG', property_number_or_name: '14' },
    });
  });

  test('is sold subject to contract, in Scotland to missives', () => {
    const statusIn = (nation: string) => {
      const home = { ...toHome({ address: { ...address, nation } }), as: 'sold_stc' as const };
      return buildRightmoveMessage(home, branch).property.status;
    };
    expect([statusIn('england'), statusIn('scotland')]).toEqual([2, 3]);
  });

  test('hides the exact place of a home whose number is hidden', () => {
    const { latitude } = toRightmove({ addressShown: 'street' }).property.address;
    expect(latitude).toBe(53.819);
    expect(toZoopla({ addressShown: 'street' }).location.coordinates).toBeUndefined();
    expect(toZoopla({ addressShown: 'full' }).location.coordinates).toEqual({
      latitude: address.latitude,
      longitude: address.longitude,
    });
  });

  test('has a BST time in London’s form', () => {
    expect(formatPortalTime('2026-06-30T23:05:09.000Z')).toBe('01-07-2026 00:05:09');
    expect(formatPortalTime('2026-11-29T14:02:31.999Z')).toBe('29-11-2026 14:02:31');
  });
});

describe('a BLM file', () => {
  /** As readers do: the signs between fields and rows are in the header. */
  function readBlm(file: string): Record<string, string>[] {
    const field = /EOF : '(.)'/.exec(file)?.[1] ?? '';
    const row = /EOR : '(.)'/.exec(file)?.[1] ?? '';
    const readRows = (part: string) =>
      (new RegExp(`#${part}#\\n([^#]*)`).exec(file)?.[1] ?? '')
        .split(`${row}\n`)
        .filter(Boolean)
        .map((line) => line.split(field).slice(0, -1));
    const [names = []] = readRows('DEFINITION');
    return readRows('DATA').map((values) => {
      expect(values).toHaveLength(names.length);
      return Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']));
    });
  }
  const write = (change: Record<string, unknown> = {}) =>
    readBlm(
      buildBlmFile([toHome(change), toHome({ pictures: [], houseNo: '' })], new Date('2026-11-29T14:02:31Z')),
    );

  test('is read back with its codes, and names each picture by its address', () => {
    const [home, other] = write({
      code: '4KQ7',
      priceQualifier: 'offers_over',
      propertyType: 'end_of_terrace',
    });
    expect(home).toMatchObject({
      AGENT_REF: 'GABLE_4KQ7',
      ADDRESS_1: '14',
      ADDRESS_2: 'Oak Road',
      POSTCODE1: 'LS6',
      STATUS_ID: '0',
      PRICE_QUALIFIER: '10',
      PROP_SUB_ID: '2',
      TENURE_TYPE_ID: '1',
      PUBLISHED_FLAG: '1',
      DISPLAY_ADDRESS: 'Oak Road, Leeds',
      MEDIA_IMAGE_00: `${site}/media/${ids.photo}/640.webp`,
    });
    expect(other).toMatchObject({ ADDRESS_1: 'Oak Road', MEDIA_IMAGE_00: '' });
    expect(other?.['AGENT_REF']?.length).toBeLessThanOrEqual(20);
  });

  test('keeps to one line of ASCII, whatever a seller writes', () => {
    const mainDescription = 'A “café” ~ with^ a view –\r\n£5 a day, 20 m²… and 🏡';
    const [home] = write({ description: [{ value: { mainDescription } }] });
    expect(home?.['DESCRIPTION']).toBe('A "cafe" with a view - GBP 5 a day, 20 m2... and');
  });

  test.each(changes.slice(0, 33))('has a code for each word: %s', (_, change) => {
    const [home] = write(change);
    for (const name of ['STATUS_ID', 'PROP_SUB_ID', 'TENURE_TYPE_ID', 'PRICE_QUALIFIER'])
      expect(home?.[name]).toMatch(/^\d+$/);
  });
});

describe('the pictures of a home', () => {
  const Media = z.object({ media_url: z.string(), media_update_date: z.string() });
  test('have short addresses that stay, and the day on which their bytes came', () => {
    const [first] = toRightmove().property.media;
    expect(Media.parse(first)).toEqual({
      media_url: `${site}/media/${ids.photo}/640.webp`,
      media_update_date: '14-11-2025 00:44:11',
    });
    expect(toRightmove().property.media[0]).toEqual(first);
  });

  test('are left out where the address is too long for a portal', () => {
    const long = { ...createPicture(ids.photo), url: `/media/${'a'.repeat(250)}.pdf`, variants: undefined };
    expect(toHome({ pictures: [long], epcPicture: undefined }).media).toEqual([]);
  });
});

describe('the beginning of a description', () => {
  test.each([
    ['A bright terrace.', 'A bright terrace.'],
    ['A sentence of words. '.repeat(20), /^(A sentence of words\. ?){14}$/],
    ['word '.repeat(90), /^(word ){60}…$/],
  ])('ends with a sentence or a word: %#', (description, expected) => {
    const summary = toAdvertSummary(description);
    expect(summary.length).toBeLessThanOrEqual(302);
    expect(summary).toMatch(expected);
  });
});

describe('resolveAdvertTarget', () => {
  const shown = {
    live: 'available',
    under_offer: 'under_offer',
    sold_stc: 'sold_stc',
    exchanged: 'sold_stc',
  };
  test.each(PropertyStatus.options)('%s is shown or taken off', (status) => {
    const target = resolveAdvertTarget(status, true);
    const expected = Object.entries(shown).find(([each]) => each === status)?.[1];
    expect(target.kind === 'show' ? target.as : undefined).toBe(expected);
    expect(resolveAdvertTarget(status, false).kind).toBe('remove');
  });
  test('a completed home is sold, a removed one removed', () => {
    expect(resolveAdvertTarget('completed', true)).toEqual({ kind: 'remove', why: 'sold' });
    expect(resolveAdvertTarget('removed', true)).toEqual({ kind: 'remove', why: 'removed' });
  });
});
