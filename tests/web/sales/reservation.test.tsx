import { describe, expect, it } from 'vitest';
import { ids, noon } from '../../properties/property-examples.ts';
import { offerId } from '../../sales/sale-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';
import { createReservedSale, type Version } from './reserved-sale.ts';

const path = `/accepted-offer/${ids.property}/${ids.owner}`;
const at = noon.toISOString();
const read = `GET /api/sale/${ids.property}/${ids.owner}`;
const asBuyer = { 'GET /api/user': createUserAnswer({ id: ids.other }) };

describe('the reservation agreement of a sale', () => {
  it('is proposed with the terms that were chosen', async () => {
    startLogin();
    const sent: unknown[] = [];
    const { screen } = await openSite(path, {
      ...asBuyer,
      [read]: { body: createReservedSale(undefined) },
      [`POST /api/reservation/${offerId}`]: (body) => {
        sent.push(body);
        return { status: 201, body: { version: 1 } };
      },
    });
    await screen.getByRole('button', { name: 'Propose one' }).click();
    await expect.element(screen.getByLabelText('How long does it run?')).toHaveFocus();
    await screen.getByLabelText('How long does it run?').selectOptions('6');
    const sum = screen.getByLabelText(/^What does a side owe at most/);
    await sum.fill('50');
    await screen.getByRole('checkbox', { name: /^The chain/ }).click();
    await screen.getByRole('button', { name: 'Propose it' }).click();
    await expect.element(screen.getByText('Enter a sum from £100 to £2,500')).toBeVisible();
    expect(sent).toEqual([]);
    await sum.fill('500');
    await screen.getByRole('button', { name: 'Propose it' }).click();
    await expect
      .poll(() => sent)
      .toEqual([
        {
          seenVersion: 0,
          terms: {
            weeks: 6,
            costsPence: 500_00,
            reasons: ['survey', 'title', 'mortgage', 'circumstances'],
          },
        },
      ]);
  });

  it('is accepted as the version that was read, and a refusal is shown', async () => {
    startLogin();
    const sent: unknown[] = [];
    const { screen } = await openSite(path, {
      ...asBuyer,
      [read]: { body: createReservedSale({}) },
      [`PUT /api/reservation/${offerId}`]: (body) => {
        sent.push(body);
        return {
          status: 409,
          body: { code: 'conflict', detail: 'There are other terms by now.', state: 'sold_stc' },
        };
      },
    });
    await expect.element(screen.getByText(/a survey finds a serious defect/)).toBeVisible();
    await screen.getByRole('button', { name: 'Accept the terms' }).click();
    await expect.element(screen.getByText('There are other terms by now.')).toBeVisible();
    expect(sent).toEqual([{ seenVersion: 1, action: 'accept' }]);
  });

  it.each<[string, Partial<Version>, RegExp]>([
    [
      'its last day in force',
      { status: 'in_force', lastDay: '2027-01-16', can: ['ask_end'] },
      /^In force until 16 January 2027/,
    ],
    [
      'who owes what to whom',
      { status: 'closed', inForceAt: at, can: [], closed: { how: 'pulled_out', at, by: 'buyer' } },
      /so you owe the seller what the seller spent on this sale since both signed, as shown by bills, up to £500/,
    ],
    [
      'that a named reason costs nothing',
      {
        status: 'closed',
        can: ['contest'],
        contestBy: '2026-12-05',
        closed: { how: 'pulled_out', at, by: 'seller', reason: 'mortgage' },
      },
      /^The seller owes nothing under the agreement if the reason is true\. You can dispute it on Gable within 14 days/,
    ],
    [
      'that a reason counts as accepted which nobody disputed in time',
      { status: 'closed', can: [], closed: { how: 'pulled_out', at, by: 'buyer', reason: 'survey' } },
      /^The seller didn’t dispute it in time, so it counts as accepted: you owe nothing under the agreement/,
    ],
  ])('says %s', async (_, change, text) => {
    startLogin();
    const isOver = change.status === 'closed';
    const { screen } = await openSite(path, {
      ...asBuyer,
      [read]: {
        body: createReservedSale(change, { canPropose: false }, isOver ? { status: 'fallen_through' } : {}),
      },
    });
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('says that its PDF is late, and asks for it again when the reader does', async () => {
    startLogin();
    const late = createReservedSale({
      status: 'agreed',
      agreedAt: at,
      signing: 'preparing',
      can: ['decline'],
    });
    const made = createReservedSale({ ...late.reservation?.last, pdfUrl: 'https://files.example/1.pdf' });
    let reads = 0;
    const { screen } = await openSite(path, {
      ...asBuyer,
      [read]: () => ({ body: (reads += 1) === 1 ? late : made }),
    });
    const part = screen.getByRole('region', { name: 'Reservation agreement' });
    await expect.element(part.getByText('The PDF is late')).toBeVisible();
    await expect.element(part.getByText('Preparing the PDF')).not.toBeInTheDocument();
    expect(reads).toBe(1);
    await part.getByRole('button', { name: 'Check again' }).click();
    await expect.element(part.getByRole('link', { name: 'The agreement as a PDF' })).toBeVisible();
  });

  it('asks for a name first', async () => {
    startLogin();
    const { screen } = await openSite(path, {
      ...asBuyer,
      [read]: { body: createReservedSale(undefined, { needsName: true }) },
    });
    await expect
      .element(screen.getByText(/^The agreement binds you, so it needs your own name/))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Propose one' })).not.toBeInTheDocument();
  });
});
