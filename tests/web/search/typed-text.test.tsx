import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTypedText } from '../../../web/lib/typed-text.ts';
import { type Answers, freshVisitor, openSite } from '../app.tsx';

const answers: Answers = {
  'GET /api/all-properties': { body: { properties: [], featured: [], total: 0, page: 1, per_page: 8 } },
  'GET /api/package': { body: { packages: [] } },
};
const label = 'Where do you want to live?';

/** Types into the box of a document, before the site is drawn. */
function typeEarly(text: string): HTMLInputElement {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = '<input name="q">';
  document.body.append(root);
  const box = root.querySelector('input');
  if (!box) throw new Error('The document has no box');
  box.focus();
  box.value = text;
  return box;
}

beforeEach(() => {
  vi.restoreAllMocks();
  freshVisitor();
});
afterEach(() => document.querySelector('#root')?.remove());

describe('the search box of the home page', () => {
  test('continues what was typed before the site was drawn', async () => {
    const early = typeEarly('Le');
    keepTypedText();
    early.value = 'Lee';
    const { screen } = await openSite('/', answers);
    const box = screen.getByRole('combobox', { name: label });
    await expect.element(box).toHaveValue('Lee');
    await expect.element(box).toHaveFocus();
  });

  test('is empty when nothing was typed, and does not take the focus', async () => {
    typeEarly('').blur();
    keepTypedText();
    const { screen } = await openSite('/', answers);
    const box = screen.getByRole('combobox', { name: label });
    await expect.element(box).toHaveValue('');
    await expect.element(box).not.toHaveFocus();
  });
});
