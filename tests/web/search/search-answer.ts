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
