import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';

describe('/help', () => {
  it('opens the question in the URL', async () => {
    const { screen } = await openSite('/help#deposit');
    await expect.element(screen.getByText('We hold no deposits', { exact: false })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Do I pay a deposit through Gable?' }))
      .toHaveAttribute('aria-expanded', 'true');
  });

  it('orders the questions of sellers and buyers by stage', async () => {
    const { screen } = await openSite('/help');
    const selling = screen.getByRole('region', { name: 'Selling' });
    await expect
      .element(selling.getByRole('heading', { level: 3 }).first())
      .toHaveTextContent('Getting ready');
    await expect
      .element(selling.getByRole('heading', { level: 3, name: 'Offers and the sale' }))
      .toBeVisible();
  });

  it('searches while typing, and links to the contact form without a result', async () => {
    const { screen } = await openSite('/help');
    const search = screen.getByRole('searchbox', { name: 'Search the answers' });
    await userEvent.fill(search, 'refund');
    await expect.element(screen.getByText('Within 14 days of paying', { exact: false })).toBeVisible();
    await userEvent.fill(search, 'xylophone');
    await expect.element(screen.getByText('No answers match')).toBeVisible();
    await expect
      .element(screen.getByRole('main').getByRole('link', { name: 'Contact us' }))
      .toHaveAttribute('href', '/contact-us');
  });
});

const opened = {
  ticket: 'tkt_01K9ZX3Q6T4C8V0R2M5N7P9B2A',
  number: 'T-1042',
  dueAt: '2026-11-24T10:00:00.000Z',
};

describe('/contact-us', () => {
  it('names missing fields and keeps the input', async () => {
    const { screen } = await openSite('/contact-us');
    await userEvent.fill(screen.getByLabelText('Name'), 'Ann Asker');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await expect.element(screen.getByText('Please check these details')).toBeVisible();
    await expect.element(screen.getByText('Topic: Choose what it’s about')).toBeVisible();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Ann Asker');
  });

  it('sends the message and shows when it is answered', async () => {
    const sent = vi.fn<(body: unknown) => { status: number; body: unknown }>(() => ({
      status: 201,
      body: opened,
    }));
    const { screen } = await openSite('/contact-us?topic=selling', { 'POST /api/contact-us': sent });
    await userEvent.fill(screen.getByLabelText('Name'), 'Ann Asker');
    await userEvent.fill(screen.getByLabelText('Email'), 'ann@example.com');
    await userEvent.fill(screen.getByLabelText('Message', { exact: true }), 'How long does it take?');
    await userEvent.click(screen.getByLabelText('Gable may keep my message in order to answer it'));
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await expect.element(screen.getByRole('heading', { name: 'We have your message' })).toBeVisible();
    await expect.element(screen.getByText('Tuesday 24 November')).toBeVisible();
    await expect.element(screen.getByText(opened.number)).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ topic: 'selling', message: 'How long does it take?', website: '' }),
    );
  });

  it('fills in the email of a logged-in person', async () => {
    startLogin();
    const { screen } = await openSite('/contact-us', {
      'GET /api/user': createUserAnswer({ email: 'ann@example.com' }),
    });
    await expect.element(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
  });

  it('explains the limit after too many messages', async () => {
    const { screen } = await openSite('/contact-us?topic=other', {
      'POST /api/contact-us': { status: 429, body: { status: 429, code: 'too_many', detail: 'Too many' } },
    });
    await userEvent.fill(screen.getByLabelText('Name'), 'Ann Asker');
    await userEvent.fill(screen.getByLabelText('Email'), 'ann@example.com');
    await userEvent.fill(screen.getByLabelText('Message', { exact: true }), 'How long does it take?');
    await userEvent.click(screen.getByLabelText('Gable may keep my message in order to answer it'));
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await expect.element(screen.getByText('three messages in the last hour', { exact: false })).toBeVisible();
    await expect
      .element(screen.getByLabelText('Message', { exact: true }))
      .toHaveValue('How long does it take?');
  });
});

const token = `01K9ZX3Q6T4C8V0R2M5N7P9B2A.${'k'.repeat(32)}`;
const conversation = (change: Record<string, unknown> = {}) => ({
  ticket: opened.ticket,
  status: 'answered',
  topic: 'selling',
  entries: [
    { kind: 'message', text: 'How long does it take?', at: '2026-11-23T10:00:00.000Z' },
    { kind: 'answer', text: 'As long as you like.', at: '2026-11-23T12:00:00.000Z' },
  ],
  canWrite: true,
  isFromForm: true,
  ...change,
});

describe('the link of our mails', () => {
  const openLink = (answers: Answers) => openSite(`/contact-us/conversation#${token}`, answers);
  const call = 'POST /api/contact-us/conversation';

  it('shows the conversation and accepts a reply', async () => {
    const entries = [
      ...conversation().entries,
      { kind: 'message', text: 'One more question', at: '2026-11-23T13:00:00.000Z' },
    ];
    const { screen } = await openLink({
      [call]: { body: conversation() },
      'POST /api/contact-us/reply': { body: conversation({ status: 'open', dueAt: opened.dueAt, entries }) },
    });
    await expect.element(screen.getByText('As long as you like.')).toBeVisible();
    await expect
      .element(screen.getByText('Sent from our contact form with your email address'))
      .toBeVisible();
    await userEvent.fill(screen.getByLabelText('Your reply'), 'One more question');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.element(screen.getByText('We’ll reply by Tuesday 24 November')).toBeVisible();
    await expect.element(screen.getByRole('list').getByText('One more question')).toBeVisible();
    await expect.element(screen.getByLabelText('Your reply')).toHaveValue('');
  });

  it('calls what the form sent the form’s, and what came by the link or a login the person’s own', async () => {
    const message = (text: string, at: string) => ({ kind: 'message', text, at });
    const entries = [
      message('From the form', '2026-11-23T10:00:00.000Z'),
      message('By the link', '2026-11-23T11:00:00.000Z'),
    ];
    const { screen } = await openLink({ [call]: { body: conversation({ entries }) } });
    const entryOf = (page: typeof screen, text: string) =>
      page.getByRole('listitem').filter({ hasText: text });
    await expect
      .element(entryOf(screen, 'From the form').getByText('Contact form', { exact: true }))
      .toBeVisible();
    await expect.element(entryOf(screen, 'By the link').getByText('You', { exact: true })).toBeVisible();
    const own = await openLink({ [call]: { body: conversation({ entries, isFromForm: false }) } });
    await expect
      .element(entryOf(own.screen, 'From the form').getByText('You', { exact: true }))
      .toBeVisible();
  });

  it('links to the form when the conversation has ended', async () => {
    const { screen } = await openLink({
      [call]: { body: conversation({ status: 'closed', canWrite: false }) },
    });
    await expect.element(screen.getByText('This conversation has ended')).toBeVisible();
  });

  it('shows an error for an invalid link', async () => {
    const { screen } = await openLink({});
    await expect
      .element(screen.getByRole('heading', { name: 'This link doesn’t open a conversation' }))
      .toBeVisible();
  });
});

describe('/complaints', () => {
  it('shows the steps with their periods, and leaves out a scheme that the stage lacks', async () => {
    const { screen } = await openSite('/complaints');
    await expect.element(screen.getByText('Within 15 working days')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /5\./ })).not.toBeInTheDocument();
  });
});
