import { beforeEach, describe, expect, test } from 'vitest';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';

beforeEach(startLogin);

const call = 'GET /api/user/calendar-feed';
const createdAt = '2026-11-29T09:00:00.000Z';
const feedUrl = 'https://gable.example/api/calendar-feeds/secret.ics';
const none = { body: { feed: null } };
const open = (more: Answers) =>
  openSite('/profile?tab=calendar', {
    'GET /api/user': createUserAnswer(),
    ...more,
  });

describe('the calendar on the profile', () => {
  test('shows the address that was made once, with the calendars that subscribe to it', async () => {
    let feed: object | null = null;
    const { screen } = await open({
      [call]: () => ({ body: { feed } }),
      'POST /api/user/calendar-feed': () => {
        feed = { createdAt };
        return { status: 201, body: { feed, feedUrl } };
      },
    });
    await screen.getByRole('button', { name: 'Make my calendar address' }).click();
    await expect.element(screen.getByLabelText('Or subscribe to this address')).toHaveValue(feedUrl);
    await expect
      .element(screen.getByRole('link', { name: 'Add to Google Calendar' }))
      .toHaveAttribute(
        'href',
        'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fgable.example%2Fapi%2Fcalendar-feeds%2Fsecret.ics',
      );
    await expect
      .element(screen.getByRole('link', { name: 'Add to Apple’s Calendar' }))
      .toHaveAttribute('href', feedUrl.replace('https', 'webcal'));
  });

  test.each([
    [
      'that no calendar read it',
      { createdAt },
      'You made an address on 29 November 2026. No calendar has read it yet.',
    ],
    [
      'when one last did',
      { createdAt, readAt: '2026-11-29T14:02:00.000Z' },
      /A calendar last read your dates on .*14:02/,
    ],
  ])('says later %s, without the address', async (_what, feed, words) => {
    const { screen } = await open({ [call]: { body: { feed } } });
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByLabelText('Or subscribe to this address').query()).toBeNull();
  });

  test('ends it, and offers a new one', async () => {
    let feed: object | null = { createdAt };
    const { screen } = await open({
      [call]: () => ({ body: { feed } }),
      'DELETE /api/user/calendar-feed': () => {
        feed = null;
        return { status: 204 };
      },
    });
    await screen.getByRole('button', { name: 'Stop' }).click();
    await expect.element(screen.getByRole('button', { name: 'Make my calendar address' })).toBeVisible();
    await expect.element(screen.getByText('Your calendar is disconnected')).toBeVisible();
  });

  test('tells a failure beside the button', async () => {
    const { screen } = await open({
      [call]: none,
      'POST /api/user/calendar-feed': {
        status: 409,
        body: { code: 'stale', detail: 'Reload and try again.' },
      },
    });
    await screen.getByRole('button', { name: 'Make my calendar address' }).click();
    await expect.element(screen.getByText('Reload and try again.')).toBeVisible();
  });
});
