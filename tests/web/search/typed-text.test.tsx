import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { captureTypedText, useTypedText } from '../../../web/lib/typed-text.ts';
import { type Answers, resetVisitor, openSite } from '../app.tsx';

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
  resetVisitor();
});
afterEach(() => document.querySelector('#root')?.remove());

describe('the search box of the home page', () => {
  test('continues what was typed before the site was drawn', async () => {
    const early = typeEarly('Le');
    captureTypedText();
    early.value = 'Lee';
    const { screen } = await openSite('/', answers);
    const box = screen.getByRole('combobox', { name: label });
    await expect.element(box).toHaveValue('Lee');
    await expect.element(box).toHaveFocus();
  });

  test('is empty when nothing was typed, and does not take the focus', async () => {
    typeEarly('').blur();
    captureTypedText();
    const { screen } = await openSite('/', answers);
    const box = screen.getByRole('combobox', { name: label });
    await expect.element(box).toHaveValue('');
    await expect.element(box).not.toHaveFocus();
  });
});

function PlaceBox() {
  const [text, setText] = useState('');
  const ref = useTypedText(setText);
  return <input ref={ref} aria-label="Place" value={text} onChange={({ target }) => setText(target.value)} />;
}

describe('a box that takes the place of the document’s', () => {
  test.each([
    ['keeps the focus', (early: HTMLInputElement) => early.focus(), true],
    ['takes the focus that came after the drawing began', (early: HTMLInputElement) => early.blur(), true],
    [
      'leaves the focus where it went after the drawing began',
      (early: HTMLInputElement) => early.focus(),
      false,
    ],
  ] as const)('%s', async (_, start, hasFocus) => {
    const early = typeEarly('Lee');
    start(early);
    captureTypedText();
    const container = early.parentElement ?? document.body;
    if (hasFocus) early.focus();
    else early.blur();
    early.value = 'Leeds';
    // The page is drawn in a later task than the visitor's press.
    await new Promise((resolve) => setTimeout(resolve));
    const screen = await render(<PlaceBox />, { container });
    expect(early.isConnected).toBe(false);
    const box = screen.getByRole('textbox', { name: 'Place' });
    await expect.element(box).toHaveValue('Leeds');
    expect(document.activeElement === box.element()).toBe(hasFocus);
  });
});
