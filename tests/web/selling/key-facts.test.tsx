import { beforeEach, describe, expect, test } from 'vitest';
import { toDraftView } from '../../../functions/listings/properties/domain/draft-view.ts';
import { Draft } from '../../../functions/listings/properties/domain/draft.ts';
import { completeDraft, ids, noon } from '../../properties/property-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

const saved: unknown[] = [];
beforeEach(() => {
  startLogin();
  saved.splice(0);
});

let count = 0;
function openFacts(keyFacts: object) {
  count += 1;
  const id = `drf_01K9ZX3Q6T4C8V0R2M5N7P8F${String(count).padStart(2, '0')}`;
  const at = noon.toISOString();
  const data = { ...completeDraft, keyFacts };
  const draft = toDraftView(
    Draft.parse({ id, ownerId: ids.owner, data, version: 1, createdAt: at, updatedAt: at }),
    new Map(),
    noon,
  );
  return openSite(`/add-property?draft=${id}&step=3`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    'GET /api/property-draft': { body: { drafts: [draft], total: 1, page: 1, per_page: 5 } },
    [`PUT /api/property-draft/${id}`]: (body) => {
      saved.push(body);
      return { status: 503, body: { status: 503, detail: 'Off' } };
    },
  });
}
const getLastFacts = () => JSON.stringify(saved.at(-1));

describe('the key facts of the wizard', () => {
  test('are asked one at a time, from the first without an answer', async () => {
    const { screen } = await openFacts({ councilTaxBand: 'C', heating: ['oil'], electricity: ['mains'] });
    await expect.element(screen.getByText('Question 3 of 18')).toBeVisible();
    await expect
      .element(screen.getByText(/^16 of 18 questions have no answer yet\..+buyers read “Not answered”/))
      .toBeVisible();
    const water = screen.getByRole('group', { name: 'Water' });
    await water.getByRole('checkbox', { name: 'Mains' }).click();
    await water.getByRole('checkbox', { name: 'I don’t know' }).click();
    await expect.element(water.getByRole('checkbox', { name: 'Mains' })).not.toBeChecked();
    await expect.poll(getLastFacts).toContain('"notKnown":["water"]');
    await screen.getByRole('button', { name: 'Next' }).click();
    const sewerage = screen.getByRole('group', { name: 'Sewerage' });
    await expect.element(sewerage).toBeVisible();
    expect(document.activeElement?.textContent).toContain('Sewerage');
    const next = screen.getByRole('button', { name: 'Skip' });
    expect(sewerage.element().compareDocumentPosition(next.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(next.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      sewerage.element().getBoundingClientRect().top,
    );
    await screen.getByRole('button', { name: 'Previous question' }).click();
    await water.getByRole('checkbox', { name: 'Mains' }).click();
    await expect.poll(getLastFacts).toContain('"water":["mains"]');
    expect(getLastFacts()).not.toContain('notKnown');
    const done = screen.getByRole('button', { name: 'Done' });
    while (done.query() === null) {
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      await screen.getByRole('button', { name: /^(Next|Skip)$/ }).click();
    }
    await done.click();
    await expect.element(screen.getByRole('heading', { name: 'Key facts' })).toHaveFocus();
  });

  test('take “None” for what has no such option, and “I don’t know” for yes or no and for a text', async () => {
    const { screen } = await openFacts({ councilTaxBand: 'C' });
    await screen.getByRole('button', { name: 'Show all questions' }).click();
    await screen.getByText('Rights, restrictions and planning').click();
    const restrictions = screen.getByRole('group', { name: 'Restrictions on the home' });
    await restrictions.getByRole('checkbox', { name: 'Listed building' }).click();
    await restrictions.getByRole('checkbox', { name: 'None' }).click();
    await screen.getByRole('checkbox', { name: 'None that I know of' }).click();
    await screen.getByText('Flooding, coast and mining').click();
    await screen
      .getByRole('group', { name: /^Has it flooded/ })
      .getByRole('radio', { name: 'I don’t know' })
      .click();
    await expect.poll(getLastFacts).toContain('"notKnown":["floodedInFiveYears"]');
    expect(getLastFacts()).toContain('"restrictions":[]');
    expect(getLastFacts()).toContain('"planning":"None that I know of."');
  });
});
