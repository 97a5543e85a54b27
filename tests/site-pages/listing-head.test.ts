import { expect, test } from 'vitest';
import { createListingHead } from '../../functions/reach/site-pages/domain/listing-head.ts';

test.each([
  ['q=Leeds', 'Leeds: homes for sale'],
  ['q=near+me', 'Homes for sale across the UK'],
  ['q=cottages+near+me', 'cottages: homes for sale'],
])('results of %s are titled “%s”', (query, title) =>
  expect(createListingHead(new URLSearchParams(query), 'https://gable.example').title).toBe(title),
);
