import { describe, expect, test } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

const { body } = createAnswers('live')[calls.home];
const visited = { ...body, isOwner: false, owner: undefined };
const open = (query: string, more: Answers = {}) =>
  openSite(`/property-details/${ids.property}${query}`, {
    [calls.home]: { body: visited },
    'GET /api/user': createUserAnswer(),
    ...more,
  });
const note = (propertyId: string, text: string) => ({
  body: {
    data: JSON.stringify({ propertyId, note: text }),
    from: { user_name: 'Ann Author' },
  },
});

describe('a link with a note', () => {
  test('shows who shared the property and their note as plain text', async () => {
    const sent: unknown[] = [];
    const { screen } = await open('?share=sealed', {
      'POST /api/decrypt': (asked) => {
        sent.push(asked);
        return note(ids.property, 'Look at <b>that</b> kitchen');
      },
    });
    await expect.element(screen.getByText('Ann Author shared this with you')).toBeVisible();
    await expect.element(screen.getByText('“Look at <b>that</b> kitchen”')).toBeVisible();
    expect(sent).toEqual([{ purpose: 'share_link', value: 'sealed' }]);
  });

  test.each([
    ['has expired', { status: 422, body: { status: 422, code: 'invalid', detail: 'No' } }],
    ['belongs to another home', note('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1Z', 'Look')],
  ])('that %s shows the property without the note', async (_, answer) => {
    const { screen } = await open('?share=sealed', { 'POST /api/decrypt': answer });
    await expect.element(screen.getByText(/^The note that came with this link has expired/)).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

describe('the share dialog', () => {
  test('gives a visitor the link without a note', async () => {
    const { screen } = await open('');
    await screen.getByRole('button', { name: 'Share', exact: true }).click();
    await expect
      .element(screen.getByLabelText('Link', { exact: true }))
      .toHaveValue(`${window.location.origin}/property-details/${ids.property}`);
    await expect.element(screen.getByLabelText(/^Note/)).not.toBeInTheDocument();
  });

  test('creates a member’s link with a note, and shows errors next to it', async () => {
    startLogin();
    const text = 'Leave out links, contact details and payment details.';
    const { screen } = await open('', {
      'POST /api/encrypt': (asked) =>
        JSON.stringify(asked).includes('07700')
          ? {
              status: 422,
              body: { status: 422, code: 'invalid', detail: text, errors: { data: [text] } },
            }
          : { body: { value: 'a.b.c', expiresAt: '2026-12-21T12:00:00.000Z' } },
    });
    await screen.getByRole('button', { name: 'Share', exact: true }).click();
    await screen.getByLabelText(/^Note/).fill('Ring 07700 900123');
    await screen.getByRole('button', { name: 'Make link with note' }).click();
    await expect.element(screen.getByText(text)).toBeVisible();
    await screen.getByLabelText(/^Note/).fill('Look at that kitchen');
    await screen.getByRole('button', { name: 'Make link with note' }).click();
    await expect
      .element(screen.getByLabelText('Link', { exact: true }))
      .toHaveValue(`${window.location.origin}/property-details/${ids.property}?share=a.b.c`);
  });
});
