import { describe, expect, test } from 'vitest';
import { createAlertMail } from '../../functions/finding/saved-searches/adapters/alert-mail.ts';
import { toPropertyCard } from '../../functions/listings/properties/domain/card.ts';
import { createProperty, noon, completeDraft } from '../properties/property-examples.ts';

const context = {
  site: 'https://gable.test',
  token: 'key',
  manageHref: '/saved-searches',
  support: 'help@gable.test',
};
const mailed = (different: Parameters<typeof createProperty>[0], name = 'Leeds') => ({
  card: toPropertyCard(createProperty(different), noon),
  news: 'New',
  why: ['3 bedrooms'],
  names: [name],
});

describe('the mail of an alert', () => {
  test.each([
    [[mailed({})], 'New: Oak Road, Leeds, £325,000'],
    [[mailed({}), mailed({})], '2 homes for “Leeds”'],
    [[mailed({}), mailed({}, 'York')], '2 homes for your saved searches'],
  ])('has a subject for one home, one search or several', (homes, subject) => {
    expect(createAlertMail(homes, context).subject).toBe(subject);
  });

  test.each([
    [{}, '£325,000 · 3-bed terraced'],
    [{ propertyType: 'semi_detached', noOfBedrooms: 2 }, '£325,000 · 2-bed semi-detached'],
    [{ propertyType: 'studio', noOfBedrooms: 0 }, '£325,000 · studio'],
  ])('describes a home %o as %s', (different, line) => {
    expect(createAlertMail([mailed(different)], context).text).toContain(line);
  });

  test('shows 25 homes and names the others', () => {
    const homes = Array.from({ length: 130 }, (_, nth) =>
      mailed({ address: { ...completeDraft.address, line1: `Road ${nth}` } }),
    );
    const { text } = createAlertMail(homes, context);
    expect(text.match(/Why it fits/g)).toHaveLength(25);
    expect(text).toContain('Also on that page: Road 25, Leeds; Road 26, Leeds;');
    expect(text).toContain('Road 124, Leeds; 5 more.');
    expect(createAlertMail(homes.slice(0, 25), context).text).not.toContain('Also on that page');
  });
});
