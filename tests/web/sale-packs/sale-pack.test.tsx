import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { changeAnswers, createPack } from '../../../functions/deals/sale-packs/domain/change-answers.ts';
import { toPackView } from '../../../functions/deals/sale-packs/domain/pack-view.ts';
import type { PackAnswerDetails, SalePack } from '../../../functions/deals/sale-packs/domain/sale-pack.ts';
import { createProperty, ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';

beforeEach(startLogin);
const me = { ...createAnswers('live'), 'GET /api/user': createUserAnswer({ id: ids.owner }) };
const path = `/my-listing/${ids.property}/sale-pack`;
const calls = {
  read: `GET /api/sale-packs/${ids.property}`,
  save: `PUT /api/sale-packs/${ids.property}`,
} as const;
const monday = new Date('2026-11-16T10:00:00.000Z');
const say = (value: string): PackAnswerDetails => ({ value, source: 'owner', documents: [] });
const packWith = (answers: Record<string, PackAnswerDetails>, now = monday): SalePack =>
  changeAnswers(createPack(ids.property, ids.owner, monday), answers, now);
const view = (pack: SalePack | undefined, more: { acceptedAt?: string; isOwner?: boolean } = {}) => ({
  body: toPackView({
    home: createProperty(),
    pack,
    acceptedAt: more.acceptedAt,
    isOwner: more.isOwner ?? true,
  }),
});

describe('the sale-ready pack', () => {
  it('saves an answer while typing and counts it', async () => {
    const sent: unknown[] = [];
    const { screen } = await openSite(path, {
      ...me,
      [calls.read]: view(undefined),
      [calls.save]: (body) => {
        sent.push(body);
        return view(packWith({ title_number: say('WYK123456') }));
      },
    });
    await expect.element(screen.getByRole('heading', { name: '0% complete' })).toBeVisible();
    await screen.getByRole('textbox', { name: 'Title number' }).fill('WYK123456');
    await expect
      .poll(() => sent)
      .toEqual([
        {
          version: 0,
          answers: { title_number: { value: 'WYK123456', source: 'owner', documents: [] } },
        },
      ]);
    await expect.element(screen.getByText(/^Version 1, saved/)).toBeVisible();
  });

  it('offers what is known, and saves it once the owner says that it is right', async () => {
    const sent: unknown[] = [];
    const known = { heating: { value: 'Oil', from: 'listing' } } as const;
    const read = (pack: SalePack | undefined) => ({
      body: toPackView({ home: createProperty(), pack, acceptedAt: undefined, isOwner: true, known }),
    });
    const { screen } = await openSite(path, {
      ...me,
      [calls.read]: read(undefined),
      [calls.save]: (body) => {
        sent.push(body);
        return read(
          changeAnswers(createPack(ids.property, ids.owner, monday), { heating: say('Oil') }, monday, known),
        );
      },
    });
    await expect.element(screen.getByRole('textbox', { name: /^Heating/ })).toHaveValue('Oil');
    await expect.element(screen.getByText(/1 of them filled in for you to confirm/)).toBeVisible();
    await screen.getByRole('button', { name: /^Yes, it’s right ?: Heating/ }).click();
    await expect.element(screen.getByText(/^From your listing, confirmed by you/)).toBeVisible();
    expect(sent).toEqual([
      { version: 0, answers: { heating: { value: 'Oil', source: 'owner', documents: [] } } },
    ]);
  });

  it('asks for details after a yes', async () => {
    const { screen } = await openSite(path, {
      ...me,
      [calls.read]: view(packWith({ flooding: say('yes') })),
    });
    await expect.element(screen.getByRole('textbox', { name: /^Details of: Has any part/ })).toBeVisible();
    await expect.element(screen.getByText('Add the details')).toBeVisible();
  });

  it('keeps an unsaved answer and sends it again', async () => {
    let fails = true;
    const { screen } = await openSite(path, {
      ...me,
      [calls.read]: view(undefined),
      [calls.save]: () =>
        fails
          ? { status: 409, body: { status: 409, code: 'stale', detail: 'Changed in another tab.' } }
          : view(packWith({ title_number: say('WYK1') })),
    });
    await screen.getByRole('textbox', { name: 'Title number' }).fill('WYK1');
    await expect.element(screen.getByText('Your last change hasn’t been saved')).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Save it again' }).click();
    await expect.element(screen.getByText('Your last change hasn’t been saved')).not.toBeInTheDocument();
  });

  it('explains its feature and package below Plus, without asking for what would be refused', async () => {
    let asked = 0;
    const { screen } = await openSite(path, {
      ...me,
      ...createAnswers('live', {}, { hasPack: false }),
      [calls.read]: () => {
        asked += 1;
        return { status: 402, body: { status: 402, code: 'payment_required' } };
      },
    });
    await expect.element(screen.getByText(/^It comes with Plus/)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'What it asks' })).toBeVisible();
    expect(asked).toBe(0);
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  });

  it('saves the pack as data, by a name with its schema', async () => {
    const saved: string[] = [];
    HTMLAnchorElement.prototype.click = function click() {
      saved.push(this.download);
    };
    onTestFinished(() => {
      Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
    });
    const { screen } = await openSite(path, {
      ...me,
      [calls.read]: view(packWith({ disputes: say('no') }), { isOwner: false }),
      [`${calls.read}/claims`]: { body: { verified_claims: [{ schemaVersion: '3.4.0' }] } },
    });
    await screen.getByRole('button', { name: 'Save as data' }).click();
    await expect.poll(() => saved).toEqual(['Sale-ready pack, version 1 (PDTF 3.4.0).json']);
  });

  it('shows the buyer each answer with its source and the changes since the acceptance', async () => {
    const pack = packWith({ disputes: say('no') }, new Date('2026-11-20T10:00:00.000Z'));
    const { screen } = await openSite(path, {
      ...me,
      [calls.read]: view(pack, { acceptedAt: '2026-11-18T10:00:00.000Z', isOwner: false }),
    });
    await expect.element(screen.getByText('Changed since the offer was accepted')).toBeVisible();
    await expect.element(screen.getByText(/^From the owner’s knowledge/)).toBeVisible();
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  });
});
