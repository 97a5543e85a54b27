import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changeAnswers, createPack } from '../../../functions/deals/sale-packs/domain/change-answers.ts';
import { toPackView } from '../../../functions/deals/sale-packs/domain/pack-view.ts';
import type { PackAnswerDetails } from '../../../functions/deals/sale-packs/domain/sale-pack.ts';
import { createProperty, ids } from '../../properties/property-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';

beforeEach(startLogin);
const monday = new Date('2026-11-16T10:00:00.000Z');
const say = (value: string, more: Partial<PackAnswerDetails> = {}): PackAnswerDetails => ({
  value,
  source: 'owner',
  documents: [],
  ...more,
});
const view = (answers: Record<string, PackAnswerDetails>, version = 1) => ({
  body: toPackView({
    home: createProperty(),
    pack: { ...changeAnswers(createPack(ids.property, ids.owner, monday), answers, monday), version },
    acceptedAt: undefined,
    isOwner: true,
  }),
});
const claim = (claims: object, schemaVersion = '3.4.0') => ({
  transactionId: 'T1',
  schemaVersion,
  verification: { time: '2026-03-03T09:00:00Z', evidence: [{ type: 'document' }] },
  claims,
});
const pack = '/propertyPack';
const home = { line1: '14 Oak Road', postcode: 'LS6 3HN' };
const claims = claim({
  [`${pack}/address`]: home,
  [`${pack}/insurance/isInsured`]: 'Yes',
  [`${pack}/disputesAndComplaints/hasDisputesAndComplaints`]: { yesNo: 'Yes', details: 'A fence.' },
  [`${pack}/electricity/mainsElectricity`]: { yesNo: 'Yes', supplier: 'EDF' },
});

type Save = () => { readonly status?: number; readonly body: unknown };

async function open(file: object, save: Save = vi.fn(() => view({}))) {
  const site = await openSite(`/my-listing/${ids.property}/sale-pack`, {
    ...createAnswers('live'),
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    [`GET /api/sale-packs/${ids.property}`]: view({ disputes: say('no') }),
    [`PUT /api/sale-packs/${ids.property}`]: save,
  });
  const button = site.screen.getByLabelText('Choose a file');
  await expect.element(button).toBeInTheDocument();
  await userEvent.upload(button, new File([JSON.stringify(file)], 'pack.json'));
  return { ...site, save };
}

describe('a pack that the seller has already', () => {
  it('gives new answers, and another one only where the seller says so', async () => {
    const taken = { insurance: say('yes', { origin: { on: '2026-03-03', evidence: 'document' } }) };
    const { screen, save } = await open(
      claims,
      vi.fn(() => view({ disputes: say('no'), ...taken }, 2)),
    );
    await expect.element(screen.getByRole('checkbox', { name: /^Is the building insured/ })).toBeChecked();
    const other = screen.getByRole('checkbox', {
      name: /^Has there been a dispute/,
    });
    await expect.element(other).not.toBeChecked();
    await expect
      .element(screen.getByText(/Yes. A fence. – instead of: No. From a file of 3 March 2026/))
      .toBeVisible();
    await screen.getByText('What we don’t take over (1)').click();
    await expect.element(screen.getByText('Electricity › Mains electricity › Supplier: EDF')).toBeVisible();
    await screen.getByRole('button', { name: 'Take over 1 answer' }).click();
    await expect.element(screen.getByText('1 answer taken over')).toBeVisible();
    expect(save).toHaveBeenCalledExactlyOnceWith({ version: 1, answers: taken });
    await expect
      .element(screen.getByText(/knowledge, taken over from a file of 3 March 2026, evidence: a document/))
      .toBeVisible();
    await expect
      .element(
        screen.getByRole('group', { name: /Is the building insured/ }).getByRole('radio', { name: 'Yes' }),
      )
      .toBeChecked();
  });

  it('warns of a file about another home, and takes nothing by itself', async () => {
    const { screen } = await open([claims, claim({ [`${pack}/address/line1`]: '20 Elm Road' })]);
    await expect.element(screen.getByText('This file may be about another home')).toBeVisible();
    await expect
      .element(screen.getByText(/It names 20 Elm Road, LS6 3HN. Your home is 14 Oak Road/))
      .toBeVisible();
    expect(screen.getByRole('button', { name: /^Take over/ }).elements()).toEqual([]);
  });

  it('says of another series which one we read', async () => {
    const { screen } = await open(claim({ [`${pack}/uprn`]: 1 }, '2.3.1'));
    await expect
      .element(screen.getByText(/follows version 2.3.1 of the framework, and we read version 3/))
      .toBeVisible();
  });

  it('keeps the file’s answers on the page where they can’t be saved', async () => {
    const { screen } = await open(
      claims,
      vi.fn(() => ({ status: 409, body: { status: 409, code: 'stale', detail: 'Changed in another tab.' } })),
    );
    await screen.getByRole('button', { name: 'Take over 1 answer' }).click();
    await expect.element(screen.getByText('Nothing has been taken over')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Take over 1 answer' })).toBeVisible();
  });
});
