import { expect, test } from 'vitest';
import { loadStaticPage } from '../../functions/reach/site-pages/queries/load-static-page.ts';

test('a page without content of its own has its title and description to read', async () => {
  const head = { title: 'Moving <day>', description: 'What to do before the van comes.' };
  const page = await loadStaticPage({ kind: 'static', path: '/moving-day', head }, 'https://gable.example');
  expect(page).toMatchObject({ status: 200, head: { title: 'Moving <day>', path: '/moving-day' } });
  expect(page.content?.text).toContain('<h1 class="text-2xl sm:text-3xl">Moving &lt;day&gt;</h1>');
  expect(page.content?.text).toContain('What to do before the van comes.');
});
