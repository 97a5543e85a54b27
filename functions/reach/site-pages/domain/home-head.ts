import type { PageHead } from './page-head.ts';
import { createPublisher } from './structured-data.ts';

export function createHomeHead(siteUrl: string): PageHead {
  return {
    title: 'Gable: homes straight from their sellers',
    description:
      'Find a home in England, Scotland, Wales or Northern Ireland with its key facts and likely costs on its page, or sell your own for a price you know before you begin.',
    path: '/',
    structuredData: [
      createPublisher(siteUrl),
      {
        '@type': 'WebSite',
        '@id': new URL('/#website', siteUrl).href,
        name: 'Gable',
        url: new URL('/', siteUrl).href,
        inLanguage: 'en-GB',
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${new URL('/listing', siteUrl).href}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
