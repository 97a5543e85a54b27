import { expect, test } from 'vitest';
import * as z from 'zod';
import { homeRoutes } from '../../functions/listings/properties/contract.ts';
import { OwnListing } from '../../functions/listings/properties/domain/views.ts';
import { quickStartAnswer } from '../../functions/reach/site-pages/domain/texts/developers-text.ts';

test('the answer of the quick start is one of the call, with some of its fields', () => {
  const Some = z.array(z.strictObject(OwnListing.partial().shape));
  const Answer = z.strictObject({ ...homeRoutes.ownListings.result.shape, properties: Some });
  expect(Answer.parse(quickStartAnswer).properties).toHaveLength(1);
});
