import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SaleView } from '../../../functions/deals/sales/contract.ts';
import { toSaleView } from '../../../functions/deals/sales/domain/sale-view.ts';
import { describeIntent } from '../../../functions/people/signatures/domain/intent.ts';
import { ids, noon } from '../../properties/property-examples.ts';
import { createMemorandumSource, offerId, openSale } from '../../sales/sale-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

const path = `/accepted-offer/${ids.property}/${ids.owner}`;
const at = noon.toISOString();
const issued = { version: 1, issuedAt: at, why: 'Issued.', htmlUrl: '/api/memorandum/1' };
type Signing = NonNullable<SaleView['signing']>;
const open: Signing = { state: 'open', signed: [], ended: [] };

const saleOf = (signing: Signing, change: Partial<SaleView> = {}): SaleView => ({
  ...toSaleView(
    { ...openSale(), status: 'sold_stc' },
    createMemorandumSource(),
    {
      by: { side: 'buyer', solicitor: false },
      papers: {
        memoranda: [issued],
        memorandum: { ...issued, pdfUrl: 'https://files.example/1.pdf', outdated: false, draft: false },
        signing,
        handover: [],
      },
    },
    noon,
  ),
  hasPack: false,
  ...change,
});
const read = `GET /api/sale/${ids.property}/${ids.owner}`;
const details = {
  version: 1,
  document: 'Memorandum of sale',
  names: ['Benjamin Buyer'],
  intent: { version: '2026-11-30', text: describeIntent('memorandum of sale', 'england') },
  freshUntil: '2030-01-01T00:00:00.000Z',
};
const form = `GET /api/signing/${offerId}`;
const send = `POST /api/signing/${offerId}`;
const asBuyer = { 'GET /api/user': createUserAnswer({ id: ids.other }) };
const byBuyer = { side: 'buyer', name: 'Benjamin Buyer', at } as const;
const bySeller = { side: 'seller', name: 'Sarah Seller', at } as const;

describe('the signatures of a sale', () => {
  it('are typed with the name on the paper and a yes to what signing says', async () => {
    startLogin();
    const sent: unknown[] = [];
    const asked: number[] = [];
    let sale = saleOf(open);
    const { screen } = await openSite(path, {
      ...asBuyer,
      [read]: () => ({ body: sale }),
      [form]: () => {
        asked.push(sent.length);
        return { body: details };
      },
      [send]: (body) => {
        sent.push(body);
        sale = saleOf({ ...open, state: 'signed', signed: [byBuyer] });
        return { status: 201, body: { signedAt: at, complete: false } };
      },
    });
    await screen.getByRole('button', { name: 'Sign it' }).click();
    await screen.getByRole('button', { name: 'Sign version 1' }).click();
    await expect.element(screen.getByText('Agree to this to sign')).toBeVisible();
    await screen.getByLabelText('Type your full name').fill('Ben');
    await screen.getByRole('checkbox', { name: /^I’ve read this memorandum of sale/ }).click();
    await screen.getByRole('button', { name: 'Sign version 1' }).click();
    await expect
      .element(screen.getByText('Type your name as it’s on the paper: Benjamin Buyer'))
      .toBeVisible();
    expect(sent).toEqual([]);
    await screen.getByLabelText('Type your full name').fill('benjamin buyer');
    // With the keyboard alone.
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => sent)
      .toEqual([
        {
          paper: 'memorandum',
          version: 1,
          name: 'Benjamin Buyer',
          mark: { kind: 'typed', text: 'benjamin buyer' },
          intent: '2026-11-30',
          agrees: true,
        },
      ]);
    await expect.element(screen.getByText(/^You signed as Benjamin Buyer on/)).toBeVisible();
    await expect.element(screen.getByText('The seller hasn’t signed yet.')).toBeVisible();
    // Never once there is nothing left to sign.
    expect(asked).not.toContain(1);
  });

  it('are drawn as lines, and asked for larger where they are a dot', async () => {
    startLogin();
    const sent: unknown[] = [];
    const { screen } = await openSite(path, {
      ...asBuyer,
      [read]: { body: saleOf(open) },
      [form]: { body: details },
      [send]: (body) => {
        sent.push(body);
        return { status: 201, body: { signedAt: at, complete: false } };
      },
    });
    await screen.getByRole('button', { name: 'Sign it' }).click();
    await screen.getByRole('radio', { name: 'Draw it' }).click();
    await screen.getByRole('checkbox', { name: /^I’ve read this/ }).click();
    const pad = screen.getByRole('img', { name: 'A pad, still empty' });
    await pad.click({ position: { x: 30, y: 30 } });
    await screen.getByRole('button', { name: 'Sign version 1' }).click();
    await expect.element(screen.getByText('Draw your signature larger')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear the pad' }).click();
    const element = pad.element();
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = (type: string, x: number, y: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          button: 0,
          clientX: left + x * width,
          clientY: top + y * height,
        }),
      );
    Object.assign(element, { setPointerCapture: () => undefined });
    point('pointerdown', 0.1, 0.5);
    point('pointermove', 0.5, 0.25);
    point('pointermove', 0.9, 0.5);
    point('pointerup', 0.9, 0.5);
    await screen.getByRole('button', { name: 'Sign version 1' }).click();
    await expect
      .poll(() => sent)
      .toMatchObject([{ mark: { kind: 'drawn', strokes: [[60, 100, 300, 50, 540, 100]] } }]);
  });

  it('asks for another login before the form', async () => {
    startLogin();
    const { screen } = await openSite(path, {
      ...asBuyer,
      [read]: { body: saleOf(open) },
      [form]: { body: { ...details, freshUntil: undefined } },
    });
    await screen.getByRole('button', { name: 'Sign it' }).click();
    await expect.element(screen.getByText('Log in again to sign')).toBeVisible();
    await screen.getByRole('button', { name: 'Log in again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  it('asks for another login where the form was open for too long', async () => {
    startLogin();
    const { screen } = await openSite(path, {
      ...asBuyer,
      [read]: { body: saleOf(open) },
      [form]: { body: details },
      [send]: {
        status: 409,
        body: { status: 409, code: 'conflict', state: 'log_in_again', detail: 'Log in again to sign.' },
      },
    });
    await screen.getByRole('button', { name: 'Sign it' }).click();
    await screen.getByLabelText('Type your full name').fill('Benjamin Buyer');
    await screen.getByRole('checkbox', { name: /^I’ve read this/ }).click();
    await screen.getByRole('button', { name: 'Sign version 1' }).click();
    await expect.element(screen.getByText('Log in again to sign')).toBeVisible();
  });

  it('says that a new version replaced the one that was read, and shows the form for that', async () => {
    startLogin();
    let version = 1;
    const { screen } = await openSite(path, {
      ...asBuyer,
      [read]: () => ({
        body: saleOf(open, {
          memorandum: { ...issued, version, pdfUrl: '/1.pdf', outdated: false, draft: false },
        }),
      }),
      [form]: () => ({ body: { ...details, version } }),
      [send]: () => {
        version = 2;
        const detail = 'Version 2 has replaced the one that you read. Read it, then sign it.';
        return { status: 409, body: { status: 409, code: 'conflict', state: 'sold_stc', detail } };
      },
    });
    await screen.getByRole('button', { name: 'Sign it' }).click();
    await expect.element(screen.getByText(/your account number and whether your identity/)).toBeVisible();
    await screen.getByLabelText('Type your full name').fill('Benjamin Buyer');
    await screen.getByRole('checkbox', { name: /^I’ve read this/ }).click();
    await screen.getByRole('button', { name: 'Sign version 1' }).click();
    await expect.element(screen.getByRole('button', { name: 'Sign version 2' })).toBeVisible();
    await expect.element(screen.getByText(/^Version 2 has replaced the one that you read/)).toBeVisible();
  });

  it('links to an earlier version that was signed', async () => {
    startLogin();
    const second = { ...issued, version: 2 };
    const { screen } = await openSite(path, {
      ...asBuyer,
      [read]: {
        body: saleOf(open, {
          memoranda: [second, { ...issued, signedPdfUrl: 'https://files.example/s.pdf' }],
        }),
      },
    });
    await screen.getByText('Earlier versions').click();
    await expect
      .element(screen.getByRole('link', { name: /^Version 1 as it was signed/ }))
      .toHaveAttribute('href', 'https://files.example/s.pdf');
  });

  it('says why it can’t be signed when the call fails, and keeps what was typed', async () => {
    startLogin();
    const { screen } = await openSite(path, {
      ...asBuyer,
      [read]: { body: saleOf(open) },
      [form]: { body: details },
      [send]: { status: 500, body: {} },
    });
    await screen.getByRole('button', { name: 'Sign it' }).click();
    await screen.getByLabelText('Type your full name').fill('Benjamin Buyer');
    await screen.getByRole('checkbox', { name: /^I’ve read this/ }).click();
    await screen.getByRole('button', { name: 'Sign version 1' }).click();
    await expect
      .element(screen.getByRole('alert').getByText(/^Something went wrong on our side/))
      .toBeVisible();
    await expect.element(screen.getByLabelText('Type your full name')).toHaveValue('Benjamin Buyer');
  });

  it.each<[string, Signing, Partial<SaleView>, readonly RegExp[]]>([
    [
      'one who waits',
      { ...open, signed: [bySeller] },
      {},
      [/^The seller signed as Sarah Seller on/, /^You haven’t signed yet/],
    ],
    [
      'both signed',
      { ...open, state: 'signed', signed: [byBuyer, bySeller], pdfUrl: 'https://files.example/s.pdf' },
      {},
      [/^One person of each side has signed$/, /Signed PDF$/],
    ],
    [
      'both signed, and the PDF to come',
      { ...open, state: 'signed', signed: [{ ...byBuyer, at: new Date().toISOString() }, bySeller] },
      {},
      [/^Preparing the signed PDF$/],
    ],
    [
      'both signed a day ago, and no PDF came',
      {
        ...open,
        state: 'signed',
        signed: [byBuyer, { ...bySeller, at: new Date(Date.now() - 86_400_000).toISOString() }],
      },
      {},
      [/^The signed PDF is late$/, /^It usually takes seconds\. Both signatures are kept/, /^write to us$/],
    ],
    [
      'a new version',
      {
        ...open,
        ended: [
          { side: 'buyer', version: 1, at },
          { side: 'seller', version: 1, at },
        ],
      },
      { memorandum: { ...issued, version: 2, pdfUrl: '/2.pdf', outdated: false, draft: false } },
      [
        /^Earlier signatures no longer count$/,
        /^Version 2 of the memorandum of sale replaced the one that you and the seller signed\.$/,
      ],
    ],
    [
      'a sale that is off',
      { ...open, state: 'closed', signed: [byBuyer] },
      { status: 'fallen_through', fellThrough: { at, by: 'seller', reason: 'other' } },
      [/^The sale fell through, so the paper can’t be signed any more\.$/, /^The seller hasn’t signed\.$/],
    ],
    [
      'an exchanged sale',
      { ...open, state: 'closed', signed: [byBuyer] },
      { status: 'exchanged' },
      [/^The sale is binding now/],
    ],
    ['a paper without a name', { ...open, state: 'names' }, {}, [/doesn’t have your full name yet/]],
    ['a file that is being made', { ...open, state: 'preparing' }, {}, [/as soon as its PDF is ready/]],
    ['a sale in Scotland', open, { nation: 'scotland' }, [/the missives are for your solicitors/]],
  ])('show %s', async (_, signing, change, texts) => {
    startLogin();
    const { screen } = await openSite(path, { ...asBuyer, [read]: { body: saleOf(signing, change) } });
    const part = screen.getByRole('region', { name: 'Signatures' });
    for (const text of texts) await expect.element(part.getByText(text)).toBeVisible();
  });
});
