/** An answer of `GET /api/search-properties`: no homes, with changes. */
export const createSearchAnswer = (different: object = {}) => ({
  body: {
    properties: [],
    featured: [],
    total: 0,
    page: 1,
    per_page: 12,
    relaxations: [],
    otherPlaces: [],
    nearby: [],
    isUnread: false,
    comingSoon: false,
    ...different,
  },
});

/** The place of a search for Leeds. */
export const leeds = {
  id: 'leeds_west-yorkshire',
  kind: 'town',
  name: 'Leeds',
  label: 'Leeds, West Yorkshire',
  latitude: 53.8,
  longitude: -1.55,
  miles: 3,
} as const;
