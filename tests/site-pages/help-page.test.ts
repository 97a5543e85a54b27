import { describe, expect, test } from 'vitest';
import { renderHelpContent } from '../../functions/reach/site-pages/domain/content/help-content.ts';
import { createHelpHead } from '../../functions/reach/site-pages/domain/help-head.ts';
import { helpQuestions } from '../../functions/reach/site-pages/domain/help/help-questions.ts';
import { matchSiteRoute } from '../../functions/reach/site-pages/domain/site-routes.ts';

describe('the document of the help page', () => {
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

  test('shows every question under the fragment of its link', () => {
    const { text } = renderHelpContent();
    for (const { id } of helpQuestions) expect(text).toContain(`<details id="${id}"`);
    expect(text).toContain('We hold no deposits');
  });

  test('leads only to pages of the site', () => {
    const targets = helpQuestions.flatMap(({ link }) => (link ? [link.to.split('?')[0] ?? ''] : []));
    expect(targets.length).toBeGreaterThan(20);
    for (const path of targets)
      expect({ path, ...matchSiteRoute(path) }).not.toMatchObject({ kind: 'unknown' });
  });
});
