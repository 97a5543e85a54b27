const ids = {
  home: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  other: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B2D',
  review: 'rvw_01K9ZX3Q6T4C8V0R2M5N7P9B1R',
  seller: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  holder: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B2E',
};
export const homeId = ids.home;

export const reviewRow = {
  id: ids.review,
  propertyId: ids.home,
  openedAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-11-23T10:00:00.000Z',
  from: 'pending_payment',
  title: '12 Elm Road, Leeds',
  postcode: 'LS6 2AB',
  reasons: ['text', 'pictures', 'address'],
};

export const createReviewList = (...reviews: unknown[]) => ({
  body: { reviews, total: reviews.length, page: 1, per_page: 20 },
});

const home = {
  id: ids.home,
  title: '12 Elm Road, Leeds',
  postcode: 'LS6 2AB',
  nation: 'scotland',
  status: 'under_review',
  price: 325_000,
  packageId: 'starter',
  createdAt: '2026-11-20T09:00:00.000Z',
  owner: { id: ids.seller, user_name: 'rita rival', memberSince: '2026-11-19T09:00:00.000Z' },
};
const other = {
  ...home,
  id: ids.other,
  status: 'exchanged',
  price: 330_000,
  firstListedAt: '2026-09-01T09:00:00.000Z',
  owner: { id: ids.holder, user_name: 'sally seller', memberSince: '2025-03-01T09:00:00.000Z' },
};

const drawPicture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${colour}"/></svg>`)}`;
const createMatch = (nth: number, distance: number, isMirrored = false) => ({
  imageId: `img_01K9ZX3Q6T4C8V0R2M5N7P9B${nth}A`,
  url: drawPicture('teal'),
  otherPropertyId: ids.other,
  otherImageId: `img_01K9ZX3Q6T4C8V0R2M5N7P9B${nth}B`,
  otherUrl: drawPicture('navy'),
  distance,
  isMirrored,
});

/** A property held by every check, for staff. */
export const review = {
  id: ids.review,
  propertyId: ids.home,
  ownerId: ids.seller,
  status: 'waiting',
  from: 'pending_payment',
  findings: {
    texts: [
      {
        rule: 'discrimination',
        field: 'description',
        step: 3,
        excerpt: 'ladies only',
        severity: 'review',
      },
    ],
    pictures: [createMatch(1, 0), createMatch(2, 3, true)],
    address: {
      propertyId: ids.other,
      ownerId: ids.holder,
      claims: ['uprn#1'],
      proof: 'none',
      holderProof: 'document',
    },
  },
  openedAt: reviewRow.openedAt,
  dueAt: reviewRow.dueAt,
  returnReasons: [],
  version: 1,
  home,
  texts: [
    { field: 'address', text: 'Elm Road\nLeeds' },
    { field: 'description', text: 'A bright flat by the park. Ladies only, please.' },
  ],
  others: [other],
  proof: { level: 'none', documents: [] },
  holderProof: {
    level: 'document',
    documents: [
      { name: 'Title register.pdf', sentAt: '2026-11-21T09:00:00.000Z', url: 'https://files.example/a' },
    ],
    acceptedAt: '2026-11-21T10:00:00.000Z',
  },
};
