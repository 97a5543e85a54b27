import { describe, expect, test } from 'vitest';
import { createHelpHead } from '../../functions/reach/site-pages/domain/help-head.ts';
import { helpQuestions } from '../../functions/reach/site-pages/domain/help/help-questions.ts';
import { matchSiteRoute } from '../../functions/reach/site-pages/domain/site-routes.ts';

describe('the help page', () => {
  test('has every question with its whole answer as structured data', () => {
    const { structuredData } = createHelpHead(
      { title: 'Help', description: 'Answers' },
      'https://gable.test',
    );
    expect(structuredData?.map((data) => data['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
    expect(structuredData?.[0]?.['mainEntity']).toEqual(
      helpQuestions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
      })),
    );
  });

  test('has the answer about portals of a site that sends homes there', () => {
    const scheme = { name: 'The Homes Ombudsman', membership: 'member 12' };
    const { structuredData } = createHelpHead(
      { title: 'Help', description: 'Answers' },
      'https://gable.test',
      { portals: ['rightmove'], scheme },
    );
    expect(JSON.stringify(structuredData)).toContain('We send homes to Rightmove:');
  });

  test('leads only to pages of the site', () => {
    const targets = helpQuestions.flatMap(({ link }) => (link ? [link.to.split('?')[0] ?? ''] : []));
    expect(targets.length).toBeGreaterThan(20);
    for (const path of targets)
      expect({ path, ...matchSiteRoute(path) }).not.toMatchObject({ kind: 'unknown' });
  });
});
