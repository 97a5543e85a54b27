import type { OpenPortals } from '../../../finding/portals/contract.ts';
import { listHelpGroups, listQuestionsOf } from './help/help-questions.ts';
import type { PageHead } from './page-head.ts';
import type { StaticHead } from './static-pages.ts';
import { createBreadcrumbs } from './structured-data.ts';

/** The head of the help page, with its questions for programs that read answers. */
export function createHelpHead(head: StaticHead, siteUrl: string, open?: OpenPortals): PageHead {
  const path = '/help';
  return {
    ...head,
    path,
    structuredData: [
      {
        '@type': 'FAQPage',
        '@id': new URL(path, siteUrl).href,
        name: head.title,
        mainEntity: listQuestionsOf(listHelpGroups(open)).map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
        })),
      },
      createBreadcrumbs(
        [
          { name: 'Home', path: '/' },
          { name: head.title, path },
        ],
        siteUrl,
      ),
    ],
  };
}
