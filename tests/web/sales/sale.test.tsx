import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SaleActor } from '../../../functions/deals/sales/domain/sale-decision.ts';
import type { Sale } from '../../../functions/deals/sales/domain/sale.ts';
import { updateMilestone } from '../../../functions/deals/sales/domain/update-milestone.ts';
import { ids, noon } from '../../properties/property-examples.ts';
import { createFirm, createStamp, openSale } from '../../sales/sale-examples.ts';
import { startLogin, openSite } from '../app.tsx';
import { asBuyer, buyer, call, instructed, named, path, seen } from './sale-answers.ts';

describe('the page of a sale', () => {
  it('shows whose turn it is, and accepts a solicitor without bank details', async () => {
    startLogin();
    let sale = openSale();
    const sent: unknown[] = [];
    const { screen } = await openSite(path, {
      ...asBuyer,
      [call]: () => seen(sale),
      'POST /api/solicitor': (body) => {
        sent.push(body);
        sale = named(sale, 'buyer');
        return { status: 201, body: sale.solicitors.buyer };
      },
    });
    await expect
      .element(screen.getByRole('heading', { name: 'You both have something to do' }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Name my solicitor' }).click();
    await expect.element(screen.getByRole('alert').getByText('Firm: This field is required!')).toBeVisible();
    const { firm: name, contact, email, phone, address } = createFirm();
    await screen.getByLabelText('Firm').fill(name);
    await screen.getByLabelText('Who handles it').fill(contact);
    await screen.getByLabelText('Email').fill(email);
    await screen.getByLabelText('Phone').fill(phone);
    await screen.getByLabelText('Address').fill('Sort code 20-12-34');
    await screen.getByRole('button', { name: 'Name my solicitor' }).click();
    await expect.element(screen.getByRole('alert').getByText(/Don’t give bank details here/)).toBeVisible();
    expect(sent).toEqual([]);
    await screen.getByLabelText('Address').fill(address);
    await screen.getByRole('button', { name: 'Name my solicitor' }).click();
    await expect.element(screen.getByText('The buyer’s firm')).toBeVisible();
    expect(sent).toEqual([{ propertyId: ids.property, firm: name, contact, email, phone, address }]);
    await expect.element(screen.getByText('The seller has yet to name their solicitor.')).toBeVisible();
  });

  it('says how late its step is, and folds old news and what is done', async () => {
    startLogin();
    const sale: Sale = { ...instructed, acceptedAt: '2026-10-01T12:00:00.000Z' };
    const { screen } = await openSite(path, { ...asBuyer, [call]: seen(sale) });
    await expect.element(screen.getByText(/^Next: “.+” – \d+ days late$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /^You’ve agreed to buy/ }).elements()).toEqual([]);
    await screen
      .getByText(/^You’ve agreed to buy/)
      .first()
      .click();
    await expect.element(screen.getByRole('heading', { name: /^You’ve agreed to buy/ })).toBeVisible();
    const steps = screen.getByRole('region', { name: 'Steps to completion' });
    const done = steps.getByRole('heading', { name: /^Done: / });
    expect(done.elements()).toEqual([]);
    await steps.getByText(/^Done: \d+ steps?$/).click();
    await expect.element(done.first()).toBeVisible();
  });

  it('leads with the last moment, and ticks what is left of the handover', async () => {
    startLogin();
    const sent: unknown[] = [];
    const sale: Sale = { ...instructed, status: 'exchanged', exchangedOn: '2026-11-22' };
    const { screen } = await openSite(path, {
      ...asBuyer,
      [call]: seen(sale),
      [`PUT /api/sale/${ids.property}/handover`]: (body) => {
        sent.push(body);
        return seen(sale);
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'Contracts are exchanged' })).toBeVisible();
    await screen.getByRole('checkbox', { name: /^Start your home insurance/ }).click();
    await expect.poll(() => sent).toEqual([{ key: 'insurance', done: true }]);
    await screen.getByRole('button', { name: /^Enter the reading.*electricity meter$/ }).click();
    await screen.getByRole('textbox', { name: /^Reading/ }).fill('45231.5');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => sent[1])
      .toEqual({ key: 'electricity', done: true, note: '', reading: '45231.5' });
  });

  it('takes a note on the keys for no handover, and an empty reading for none', async () => {
    startLogin();
    const sent: unknown[] = [];
    const at = noon.toISOString();
    const sale: Sale = {
      ...instructed,
      status: 'exchanged',
      exchangedOn: '2026-11-22',
      handover: [
        { key: 'keys', side: 'seller', done: true, at, note: 'Two sets.' },
        { key: 'water', side: 'buyer', done: true, at, reading: '77' },
      ],
    };
    const { screen } = await openSite(path, {
      ...asBuyer,
      [call]: seen(sale),
      [`PUT /api/sale/${ids.property}/handover`]: (body) => {
        sent.push(body);
        return seen(sale);
      },
    });
    await expect.element(screen.getByText('done · Two sets.', { exact: false })).toBeVisible();
    await screen.getByRole('button', { name: /^Add a note.*Get the keys$/ }).click();
    await screen.getByRole('textbox', { name: /^Note/ }).fill('One for the shed, please.');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => sent[0]).toEqual({ key: 'keys', done: false, note: 'One for the shed, please.' });
    await screen.getByRole('button', { name: /^Enter the reading.*electricity meter$/ }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => sent[1]).toEqual({ key: 'electricity', done: false, note: '', reading: '' });
    await screen.getByRole('button', { name: /^Change.*water meter/ }).click();
    await screen.getByRole('textbox', { name: /^Note/ }).fill('By the door.');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => sent[2])
      .toEqual({ key: 'water', done: true, note: 'By the door.', reading: '77' });
  });

  it('keeps the focus on a tick while it saves, and takes no second press', async () => {
    startLogin();
    const sent: unknown[] = [];
    const answer = Promise.withResolvers<undefined>();
    const sale: Sale = { ...instructed, status: 'exchanged', exchangedOn: '2026-11-22' };
    const { screen } = await openSite(path, {
      ...asBuyer,
      [call]: seen(sale),
      [`PUT /api/sale/${ids.property}/handover`]: async (body) => {
        sent.push(body);
        await answer.promise;
        return seen(sale);
      },
    });
    const tick = screen.getByRole('checkbox', { name: /^Start your home insurance/ });
    await tick.click();
    await expect.element(tick).toHaveAttribute('aria-disabled', 'true');
    await expect.element(tick).toHaveFocus();
    await userEvent.keyboard(' ');
    answer.resolve(undefined);
    await expect.element(tick).not.toHaveAttribute('aria-disabled');
    expect(sent).toEqual([{ key: 'insurance', done: true }]);
  });

  it('ticks a step with its date, and keeps the input when it is rejected', async () => {
    startLogin();
    const sent: unknown[] = [];
    const { screen } = await openSite(path, {
      ...asBuyer,
      [call]: seen(instructed),
      [`PUT /api/sale/${ids.property}/milestone`]: (body) => {
        sent.push(body);
        return { status: 409, body: { status: 409, code: 'conflict', detail: 'This sale fell through.' } };
      },
    });
    await screen.getByRole('button', { name: 'Mark as done Searches ordered' }).click();
    await screen.getByRole('textbox', { name: /^Note/ }).fill('Three weeks, says the council');
    await screen.getByRole('dialog').getByRole('button', { name: 'Mark as done', exact: true }).click();
    await expect.element(screen.getByRole('dialog').getByText('This sale fell through.')).toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: /^Note/ }))
      .toHaveValue('Three weeks, says the council');
    expect(sent).toMatchObject([
      { key: 'searches_ordered', done: true, note: 'Three weeks, says the council' },
    ]);
  });

  it('asks whether a survey came before the day it was booked for', async () => {
    startLogin();
    const sent: unknown[] = [];
    const booked = updateMilestone(
      instructed,
      { nation: 'england', funding: 'mortgage' },
      { key: 'survey_booked', done: true, date: '2999-01-05', by: buyer },
      createStamp(),
    )?.sale;
    const { screen } = await openSite(path, {
      ...asBuyer,
      [call]: seen(booked ?? instructed),
      [`PUT /api/sale/${ids.property}/milestone`]: (body) => {
        sent.push(body);
        return { status: 409, body: { status: 409, code: 'conflict', detail: 'Not now.' } };
      },
    });
    await screen.getByRole('button', { name: 'Mark as done Survey done' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mark as done', exact: true }).click();
    await expect.element(dialog.getByText('Say that it came early, or change the day')).toBeVisible();
    expect(sent).toEqual([]);
    await dialog.getByRole('checkbox', { name: 'It came early: it was planned for 5 January 2999' }).click();
    await dialog.getByRole('button', { name: 'Mark as done', exact: true }).click();
    await expect.poll(() => sent).toMatchObject([{ key: 'survey_done', done: true, early: true }]);
  });

  it('shows no ticks for the other side’s steps', async () => {
    startLogin();
    const { screen } = await openSite(path, { ...asBuyer, [call]: seen(instructed) });
    await expect.element(screen.getByRole('button', { name: 'Mark as done ID checks done' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Enquiries answered/ })).not.toBeInTheDocument();
  });

  it('says that the memorandum is a draft, and what it waits for', async () => {
    startLogin();
    const answer = seen(instructed);
    const memorandum = {
      version: 0,
      draft: true,
      outdated: false,
      issuedAt: noon.toISOString(),
      why: '',
      htmlUrl: '/api/memorandum/x',
    };
    const { screen } = await openSite(path, { ...asBuyer, [call]: { body: { ...answer.body, memorandum } } });
    const part = screen.getByRole('region', { name: 'Memorandum of sale' });
    await expect.element(part.getByText('This is a draft')).toBeVisible();
    for (const detail of ['your full name', 'the seller’s full name', 'the title number, from the seller'])
      await expect.element(part.getByText(detail, { exact: true })).toBeVisible();
    await expect.element(part.getByRole('link', { name: 'Read the draft' })).toBeVisible();
    await expect.element(part.getByText('Preparing the PDF')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Give your full name for the memorandum of sale.')).toBeVisible();
  });

  it('counts no steps of a sale that was called off before its first', async () => {
    startLogin();
    const fellThrough = { at: noon.toISOString(), by: 'seller', reason: 'too_slow' } as const;
    const answer = seen({ ...openSale(), status: 'fallen_through', fellThrough });
    const { screen } = await openSite(path, { ...asBuyer, [call]: answer });
    await expect.element(screen.getByText(/fell through/).first()).toBeVisible();
    expect(screen.getByText('Steps to completion').query()).toBeNull();
  });

  it('says why a sale ended in the words of who ended it, and leads its buyer on', async () => {
    startLogin();
    const note = 'Our own purchase has fallen through.';
    const fellThrough = { at: noon.toISOString(), by: 'seller', reason: 'chain_broke' } as const;
    const answer = seen({ ...instructed, status: 'fallen_through', fellThrough });
    const { body } = answer;
    const { screen } = await openSite(path, {
      ...asBuyer,
      [call]: {
        body: {
          ...body,
          fellThrough: { ...fellThrough, note },
          card: { ...body.card, status: 'live' },
        },
      },
    });
    await expect.element(screen.getByText(note)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'See homes like it' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/listing\?./));
    await expect.element(screen.getByText(/The home is for sale again/)).toBeVisible();
    const steps = screen.getByRole('region', { name: 'Steps that were done' });
    await expect.element(steps.getByText('Done: 1 step')).toBeVisible();
    await expect.element(steps.getByText(/of \d+ done/)).not.toBeInTheDocument();
  });

  it('shows nothing to people who are not part of the sale', async () => {
    startLogin();
    const { screen } = await openSite(path, asBuyer);
    await expect.element(screen.getByRole('heading', { name: 'We can’t find that sale' })).toBeVisible();
  });
});

describe('a solicitor’s link', () => {
  const token = 'a-token-that-only-the-mail-has';
  const solicitor: SaleActor = { side: 'seller', solicitor: true };

  it('shows the sale without a login, and sends its token in no URL', async () => {
    const { screen } = await openSite(`/sale-link#${token}`, {
      'POST /api/sale-link': (body) =>
        JSON.stringify(body) === JSON.stringify({ token }) ? seen(instructed, solicitor) : { status: 404 },
    });
    await expect.element(screen.getByText('You act for the seller')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Mark as done ID checks done' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Open the chat' })).not.toBeInTheDocument();
    const asked = JSON.stringify(vi.mocked(window.fetch).mock.calls.map(([address]) => address));
    expect(asked).toContain('/api/sale-link');
    expect(asked).not.toContain(token);
  });

  it('explains what to do when it has ended', async () => {
    const { screen } = await openSite(`/sale-link#${token}`, {
      'POST /api/sale-link': {
        status: 410,
        body: {
          status: 410,
          code: 'gone',
          detail: 'This link has expired. Ask your client to send you a new one.',
        },
      },
    });
    await expect.element(screen.getByText(/Ask your client to send you a new one/)).toBeVisible();
  });
});
