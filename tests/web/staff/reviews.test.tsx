import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { markText } from '../../../web/features/staff/reviews/mark-text.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { homeId, createReviewList, review, reviewRow } from './review-answers.ts';

const one = `/api/staff/reviews/${homeId}`;
const open = (path: string, more: Answers = {}) => {
  startLogin();
  return openSite(path, {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/reviews': createReviewList(reviewRow),
    [`GET ${one}`]: { body: review },
    ...more,
  });
};
const textIn = (selector: string) => document.querySelector(selector)?.textContent;

describe('/staff/reviews', () => {
  test('lists held properties with the reasons and links', async () => {
    const { screen } = await open('/staff/reviews');
    await expect
      .element(screen.getByRole('link', { name: '12 Elm Road, Leeds, LS6 2AB' }))
      .toHaveAttribute('href', `/staff/reviews/${homeId}`);
    expect(textIn('main ul[aria-label=Reasons]')).toBe('WordsPhotosAddress');
  });

  test('shows an empty state', async () => {
    const { screen } = await open('/staff/reviews', { 'GET /api/staff/reviews': createReviewList() });
    await expect.element(screen.getByText('No homes to check')).toBeVisible();
  });
});

describe('/staff/reviews/{id}', () => {
  test('marks the found words and shows the photos and proofs of both sides', async () => {
    const { screen } = await open(`/staff/reviews/${homeId}`);
    await expect.element(screen.getByText('May refuse people')).toBeVisible();
    expect(textIn('main mark')).toBe('Ladies only');
    expect(document.querySelectorAll('main figure')).toHaveLength(4);
    await expect.element(screen.getByText('The same picture')).toBeVisible();
    await expect.element(screen.getByText('Nearly the same, mirrored: 3 of 64 points differ')).toBeVisible();
    await expect.element(screen.getByText('Nothing proven')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Title register.pdf' }))
      .toHaveAttribute('href', 'https://files.example/a');
  });

  test('asks who has the address and why the photos may stay before it approves, and returns to the list', async () => {
    const sent: unknown[] = [];
    const { screen, place } = await open(`/staff/reviews/${homeId}`, {
      [`POST ${one}`]: (body) => {
        sent.push(body);
        return { body: { ...review, status: 'approved' } };
      },
    });
    await screen.getByRole('radio', { name: /^Approve/ }).click();
    await screen.getByRole('button', { name: 'Approve' }).click();
    await expect.element(screen.getByText('Say which home has the address')).toBeVisible();
    await screen.getByRole('radio', { name: /^This home has it/ }).click();
    await screen.getByRole('button', { name: 'Approve' }).click();
    await expect.element(screen.getByText('Say why the photos may stay')).toBeVisible();
    await screen.getByRole('radio', { name: /^The seller may use them/ }).click();
    await screen.getByRole('button', { name: 'Approve' }).click();
    await expect.poll(place).toBe('/staff/reviews');
    expect(sent).toEqual([{ outcome: 'approved', address: 'transfer', photos: 'allowed' }]);
  });

  test('links to both homes and both people above the photos, and says which photo was deleted', async () => {
    const [match] = review.findings.pictures;
    const gone = { ...review.findings, pictures: [{ ...match, otherUrl: 'data:image/png;base64,none' }] };
    const { screen } = await open(`/staff/reviews/${homeId}`, {
      [`GET ${one}`]: { body: { ...review, findings: { ...gone, address: undefined } } },
    });
    await expect.element(screen.getByText('This photo is gone or didn’t load')).toBeVisible();
    const links = [...document.querySelectorAll('section[aria-labelledby=pictures] a[href^="/staff/"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [review.home, ...review.others].flatMap(({ id, owner }) => [
        `/staff/people/${owner.id}`,
        `/staff/homes/${id}`,
      ]),
    );
  });

  test('returns a listing with reasons and a text', async () => {
    const sent: unknown[] = [];
    const { screen } = await open(`/staff/reviews/${homeId}`, {
      [`POST ${one}`]: (body) => {
        sent.push(body);
        return { body: { ...review, status: 'returned' } };
      },
    });
    await screen.getByRole('radio', { name: /^Return/ }).click();
    await screen.getByRole('button', { name: 'Return' }).click();
    await expect.element(screen.getByText('Choose what has to change')).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Address not proven' }).click();
    await screen.getByRole('checkbox', { name: 'Something else' }).click();
    await screen.getByRole('button', { name: 'Return' }).click();
    await expect.element(screen.getByText('Say what has to change')).toBeVisible();
    await screen.getByLabelText('Words for the seller').fill('The garden is not yours.');
    await screen.getByRole('button', { name: 'Return' }).click();
    await expect
      .poll(() => sent)
      .toEqual([
        {
          outcome: 'returned',
          reasons: ['address_not_proven', 'other'],
          note: 'The garden is not yours.',
        },
      ]);
  });

  test('shows a colleague’s earlier decision', async () => {
    let decided = false;
    const { screen } = await open(`/staff/reviews/${homeId}`, {
      [`GET ${one}`]: () => ({
        body: decided
          ? { ...review, status: 'returned', returnReasons: ['photos'], decidedBy: review.ownerId }
          : review,
      }),
      [`POST ${one}`]: () => {
        decided = true;
        return {
          status: 409,
          body: {
            status: 409,
            code: 'conflict',
            detail: 'This home was reviewed already.',
            state: 'returned',
          },
        };
      },
    });
    await screen.getByRole('radio', { name: /^Remove/ }).click();
    await screen.getByLabelText('Why, for the seller').fill('It is not a home.');
    await screen.getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByText(/your decision wasn’t saved/)).toBeInViewport();
    await expect.element(screen.getByText('Returned by a colleague')).toBeVisible();
    await expect.element(screen.getByText('Asked for: photos of another home')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  test('shows on a phone that a decision wasn’t saved, beside its button', async () => {
    await page.viewport(390, 844);
    const { screen } = await open(`/staff/reviews/${homeId}`, {
      [`GET ${one}`]: { body: review },
      [`POST ${one}`]: { status: 503, body: { status: 503, code: 'unavailable', detail: 'Busy' } },
    });
    await screen.getByRole('radio', { name: /^Remove/ }).click();
    await screen.getByLabelText('Why, for the seller').fill('It is not a home.');
    const button = screen.getByRole('button', { name: 'Remove' });
    await button.click();
    await expect.element(screen.getByText('Your decision wasn’t saved')).toBeInViewport();
    await expect.element(button).toBeInViewport();
  });

  test('names what a home is in the words of its nation', async () => {
    const { screen } = await open(`/staff/reviews/${homeId}`, { [`GET ${one}`]: { body: review } });
    await expect.element(screen.getByText(/^Missives concluded · £330,000/).first()).toBeVisible();
  });

  test('shows an error for a property that was never held', async () => {
    const { screen } = await open(`/staff/reviews/${review.others[0]?.id}`);
    await expect.element(screen.getByText('This home was never held')).toBeVisible();
  });
});

describe('markText', () => {
  const marked = (text: string, excerpts: string[]) =>
    markText(text, excerpts).map((part) => (part.isFound ? `[${part.text}]` : part.text));

  test.each([
    ['No pets. no pets', ['No pets'], ['[No pets]', '. ', '[no pets]']],
    ['Call (now)', ['(now)'], ['Call ', '[(now)]']],
    ['A long story', ['A long…'], ['[A long]', ' story']],
    ['Nothing here', ['else'], ['Nothing here']],
    ['Nothing here', [], ['Nothing here']],
  ])('marks %j by %j', (text, excerpts, parts) => expect(marked(text, excerpts)).toEqual(parts));

  test('gives the position of each part', () =>
    expect(markText('a bad word', ['bad']).map(({ at }) => at)).toEqual([0, 2, 5]));
});
