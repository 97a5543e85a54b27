import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';

beforeEach(() => {
  vi.unstubAllGlobals();
  startLogin();
});

const path = `/api/address-proofs/${ids.property}`;
const documentId = 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1A';
const open = (answers: Answers) =>
  openSite(`/my-listing/${ids.property}`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers('live'),
    ...answers,
  });
const challenged = { documents: [], challengeEndsAt: '2026-12-05T12:00:00.000Z' };
const sent = {
  ...challenged,
  documents: [{ id: documentId, name: 'Council tax bill: bill.pdf', sentAt: '2026-11-22T12:00:00.000Z' }],
};

/** A stub of the storage to which browsers upload by XMLHttpRequest. */
class FileStorage {
  readonly upload = new EventTarget();
  readonly status = 204;
  onDone: () => void = () => undefined;
  addEventListener(name: string, listener: () => void) {
    if (name === 'load') this.onDone = listener;
  }
  open() {
    return this;
  }
  send() {
    this.onDone();
  }
  abort() {
    return this;
  }
}

describe('a listing with a disputed address', () => {
  test('asks for a document by a date, and confirms the upload', async () => {
    vi.stubGlobal('XMLHttpRequest', FileStorage);
    const bodies: unknown[] = [];
    const { screen } = await open({
      [`GET ${path}`]: { body: challenged },
      'POST /api/uploads': { status: 201, body: { id: documentId, url: '/storage', fields: {} } },
      [`GET /api/uploads/${documentId}`]: { body: { id: documentId, status: 'ready', kind: 'document' } },
      [`POST ${path}`]: (body) => {
        bodies.push(body);
        return { status: 201, body: sent };
      },
    });
    await expect.element(screen.getByText(/Send a document by 5 December 2026/)).toBeVisible();
    await screen.getByRole('button', { name: 'Send the document' }).click();
    await expect.element(screen.getByText('Choose a file first')).toBeVisible();
    await screen.getByLabelText('Kind of document').selectOptions('Council tax bill');
    const file = new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText(/Choose a file/), file);
    await expect.element(screen.getByText('bill.pdf', { exact: true }).first()).toBeVisible();
    await screen.getByRole('button', { name: 'Send the document' }).click();
    await expect.element(screen.getByText('Council tax bill: bill.pdf')).toBeVisible();
    await expect.element(screen.getByText(/we look at what you’ve both sent/)).toBeVisible();
    expect(bodies).toEqual([{ documents: [{ id: documentId, name: 'Council tax bill: bill.pdf' }] }]);
  });

  test('shows that the document was accepted and asks for no more', async () => {
    const { screen } = await open({
      [`GET ${path}`]: { body: { ...sent, acceptedAt: '2026-11-23T12:00:00.000Z' } },
    });
    await expect.element(screen.getByText('We accepted your document on 23 November 2026.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the document' }).elements()).toEqual([]);
  });
});

test('asks for no document without a dispute', async () => {
  const { screen } = await open({ [`GET ${path}`]: { body: { documents: [] } } });
  await expect.element(screen.getByRole('heading', { name: 'How it’s doing' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Show that this home is yours' }).elements()).toEqual([]);
});
