import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DraftData } from '../../functions/listings/properties/domain/listing.ts';
import { findResumeStep } from '../../functions/listings/properties/domain/wizard.ts';
import { completeDraft } from './property-examples.ts';

const { houseNo, price, noOfBedrooms, noOfBathrooms, propertyType, tenure } = completeDraft;
const { description, images, epcCertificate } = completeDraft;
const parts = [
  { houseNo },
  { price, noOfBedrooms, noOfBathrooms, propertyType, tenure },
  { description },
  { images },
  { floorPlan: images[0] },
  { epcCertificate },
] as const;

test.each([
  ['nothing', {}, 1],
  ['a house number', { houseNo }, 1],
  ['a price alone', { houseNo, price }, 1],
  ['no bedrooms counted as said', { ...parts[1], noOfBedrooms: 0 }, 2],
  ['an empty description', { ...parts[1], description: [{ value: { mainDescription: '' } }] }, 2],
  ['a description', { ...parts[1], description }, 3],
  ['an empty list of images', { description, images: [] }, 3],
  ['images', { images }, 4],
  ['a floor plan without the rest', { floorPlan: images[0] }, 5],
  ['a certificate', { houseNo, epcCertificate }, 6],
])('opens the wizard with %s on step %#', (_, data, step) => {
  expect(findResumeStep(DraftData.parse(data))).toBe(step);
});

test('opens the wizard on the highest satisfied step, whatever is missing below', () => {
  fc.assert(
    fc.property(fc.subarray([0, 1, 2, 3, 4, 5]), (chosen) => {
      const data = DraftData.parse(Object.assign({}, ...chosen.map((index) => parts[index])));
      expect(findResumeStep(data)).toBe(Math.max(0, ...chosen) + 1);
    }),
  );
});
