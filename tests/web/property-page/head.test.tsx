import { expect, test } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { openSite } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

const { body } = createAnswers('live')[calls.home];
const open = (change: object) =>
  openSite(`/property-details/${ids.property}`, {
    [calls.home]: { body: { ...body, isOwner: false, owner: undefined, ...change } },
  });
const findDescription = () => document.head.querySelector('meta[name=description]')?.getAttribute('content');

test('describes a home in one line of whole words', async () => {
  const mainDescription = `A quiet house.\n\n${'Light rooms and a long garden. '.repeat(20)}`;
  await open({ noOfBedrooms: 3, description: [{ ...body.description[0], value: { mainDescription } }] });
  await expect.poll(findDescription).toMatch(/^3 bedrooms\. A quiet house\. Light rooms[^\n]+ \w+…$/);
});

test('keeps a price on application out of the title', async () => {
  await open({ priceQualifier: 'poa' });
  await expect.poll(() => document.title).toMatch(/, Price on application · Gable$/);
});
