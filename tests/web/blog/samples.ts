/** A post in a list, with changes. */
export const createPostCard = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: 'pst_01K9ZX3Q6T4C8V0R2M5N7P9B1A',
  slug: 'how-to-read-an-offer',
  title: 'How to read an offer',
  excerpt: 'The highest offer isn’t always the best one.',
  category: { id: 'cat_01K9ZX3Q6T4C8V0R2M5N7P9B1A', name: 'Offers and sales', slug: 'offers-and-sales' },
  tags: [{ id: 'tag_01K9ZX3Q6T4C8V0R2M5N7P9B1A', name: 'Offers', slug: 'offers' }],
  author: { id: 'usr_01J0000000000000000000000A', user_name: 'ruth penhaligon' },
  readMinutes: 4,
  publishedAt: '2026-10-02T09:00:00.000Z',
  commentsCount: 0,
  ...change,
});

const createSection = (nth: number) => `<h2 id="section-${nth}">Section ${nth}</h2><p>Some words.</p>`;

export const createPostPage = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...createPostCard(),
  updatedAt: '2026-10-02T09:00:00.000Z',
  bodyHtml: `<p>Read <a href="/blog/moving-day">the next one</a>.</p>${[1, 2, 3, 4].map(createSection).join('')}`,
  seo: { title: 'How to read an offer', description: 'How to weigh offers.', image: null },
  comments: [],
  related: [],
  ...change,
});

/** A comment on that post by another person, with changes. */
export const createComment = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: 'cmt_01K9ZX3Q6T4C8V0R2M5N7P9B1A',
  blogId: 'pst_01K9ZX3Q6T4C8V0R2M5N7P9B1A',
  author: { id: 'usr_01J0000000000000000000000B', user_name: 'daniel okafor' },
  body: 'We took the second highest and never regretted it.',
  status: 'visible',
  edited: false,
  createdAt: '2026-10-03T09:00:00.000Z',
  own: false,
  version: 1,
  replies: [],
  ...change,
});

export const categories = {
  body: {
    categories: [
      {
        id: 'cat_01K9ZX3Q6T4C8V0R2M5N7P9B1A',
        name: 'Offers and sales',
        slug: 'offers-and-sales',
        description: 'From the first offer to the keys.',
        postCount: 4,
        version: 1,
      },
    ],
    total: 1,
    page: 1,
    per_page: 1,
  },
};
export const popularTags = {
  body: {
    tags: [{ id: 'tag_01K9ZX3Q6T4C8V0R2M5N7P9B1A', name: 'Offers', slug: 'offers', count: 3 }],
    total: 1,
    page: 1,
    per_page: 10,
  },
};
/** A page of the list of posts. */
export const createPostList = (blogs: readonly unknown[], total = blogs.length) => ({
  body: { blogs, total, page: 1, per_page: 9 },
});
