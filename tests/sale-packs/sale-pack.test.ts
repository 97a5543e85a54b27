import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeAnswers, createPack } from '../../functions/deals/sale-packs/domain/change-answers.ts';
import { listKnownAnswers } from '../../functions/deals/sale-packs/domain/known-answers.ts';
import { listSections, packSections } from '../../functions/deals/sale-packs/domain/questions.ts';
import type { PackAnswerDetails } from '../../functions/deals/sale-packs/domain/sale-pack.ts';
import { computeScore } from '../../functions/deals/sale-packs/domain/score.ts';
import type { Property } from '../../functions/listings/properties/domain/property.ts';
import { createProperty } from '../properties/property-examples.ts';

const monday = new Date('2026-11-16T10:00:00.000Z');
const friday = new Date('2026-11-20T10:00:00.000Z');
const empty = createPack('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D', 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E', monday);
const say = (value: string, more: Partial<PackAnswerDetails> = {}): PackAnswerDetails => ({
  value,
  source: 'owner',
  documents: [],
  ...more,
});
const image = { id: 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1D', name: 'Register.pdf' } as const;
const everyAnswer = (tenure: string) =>
  Object.fromEntries(
    listSections(tenure).flatMap(({ questions }) =>
      questions.map(({ key, kind }) => [key, say(kind === 'yes_no' ? 'no' : 'Words')] as const),
    ),
  );

describe('the questions', () => {
  test('have keys of their own', () => {
    const keys = packSections.flatMap(({ questions }) => questions.map(({ key }) => key));
    expect(new Set<string>(keys).size).toBe(keys.length);
  });

  test.each([
    ['freehold', false],
    ['leasehold', true],
    ['share_of_freehold', true],
  ])('of a %s home ask for its lease: %s', (tenure, expected) => {
    expect(listSections(tenure).some(({ key }) => key === 'lease')).toBe(expected);
  });
});

describe('the score', () => {
  test('is 0 without answers and 100 with all that are asked', () => {
    expect(computeScore(empty, 'leasehold').percent).toBe(0);
    for (const tenure of ['freehold', 'leasehold']) {
      const whole = changeAnswers(empty, everyAnswer(tenure), monday);
      expect(computeScore(whole, tenure).percent).toBe(100);
      expect(computeScore(whole, tenure).sections.flatMap(({ missing }) => missing)).toEqual([]);
    }
  });

  test('is 100 only where nothing is missing, and never falls by an answer', () => {
    const keys = Object.keys(everyAnswer('freehold'));
    fc.assert(
      fc.property(fc.subarray(keys), fc.constantFrom(...keys), (some, next) => {
        const all = everyAnswer('freehold');
        const pick = (chosen: readonly string[]) =>
          Object.fromEntries(Object.entries(all).filter(([key]) => chosen.includes(key)));
        const before = computeScore(changeAnswers(empty, pick(some), monday), 'freehold');
        const after = computeScore(changeAnswers(empty, pick([...some, next]), monday), 'freehold');
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
        expect(before.percent === 100).toBe(before.sections.every(({ missing }) => missing.length === 0));
      }),
    );
  });

  test.each([
    ['a yes without details', say('yes'), 'Details are missing'],
    ['an answer from a document that is not there', say('no', { source: 'document' }), 'document is missing'],
  ])('counts %s as missing', (_, answer, expected) => {
    const pack = changeAnswers(empty, { flooding: answer }, monday);
    const { sections } = computeScore(pack, 'freehold');
    const missing = sections.flatMap((section) => section.missing).find(({ key }) => key === 'flooding');
    expect(missing?.text).toContain(expected);
  });
});

describe('changing answers', () => {
  const first = changeAnswers(empty, { title_number: say('WYK1'), disputes: say('no') }, monday);

  test('makes the next version and dates only what changed', () => {
    const second = changeAnswers(first, { title_number: say('WYK2'), disputes: say('no') }, friday);
    expect([first.version, second.version]).toEqual([1, 2]);
    expect(second.answers['title_number']?.at).toBe(friday.toISOString());
    expect(second.answers['disputes']?.at).toBe(monday.toISOString());
  });

  test('dates an answer again when its document or its source changes', () => {
    const source = { source: 'document' as const, documents: [image] };
    const second = changeAnswers(first, { title_number: say('WYK1', source) }, friday);
    expect(second.answers['title_number']?.at).toBe(friday.toISOString());
  });

  test('takes an answer back', () => {
    const second = changeAnswers(first, { title_number: null, disputes: say('') }, friday);
    expect(second.answers).toEqual({});
  });

  test.each([
    ['an unknown question', { colour: say('blue') }],
    ['a yes-or-no question in other words', { flooding: say('maybe') }],
  ])('refuses %s and names the field', (_, changes) => {
    expect(() => changeAnswers(first, changes, friday)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        extras: { errors: { [`answers.${Object.keys(changes)[0]}`]: [expect.any(String)] } },
      }),
    );
  });
});

describe('what is known before the owner answers', () => {
  const keyFacts: Property['keyFacts'] = {
    councilTaxBand: 'C',
    heating: ['gas_central', 'wood_burner'],
    sewerage: ['septic_tank'],
    restrictions: ['listed'],
    electricity: ['mains'],
    broadband: ['unknown'],
    floodedInFiveYears: false,
    notKnown: ['parking'],
  };
  const home = createProperty({
    keyFacts: { ...createProperty().keyFacts, ...keyFacts },
  });

  test('is said by the listing, with the details of a yes', () => {
    expect(listKnownAnswers(home, {})).toMatchObject({
      council_tax: { value: 'Band C', from: 'listing' },
      heating: { value: 'Gas central heating, wood burner', from: 'listing' },
      drainage: { value: 'yes', details: 'Septic tank', from: 'listing' },
      protected: { value: 'yes', details: 'Listed building', from: 'listing' },
      solar: { value: 'no', from: 'listing' },
    });
  });

  test('leaves out what the listing does not say', () => {
    const known = listKnownAnswers(home, {});
    for (const key of ['broadband', 'flooding', 'parking', 'title_number'])
      expect(known[key]).toBeUndefined();
  });

  test('takes title and names from the register and the sale before anything else', () => {
    const papers = {
      registeredTitle: 'WYK1',
      saleTitle: 'WYK2',
      legalNames: ['Ann Lee'],
      accountNames: ['A L'],
    };
    expect(listKnownAnswers(home, papers)).toMatchObject({
      title_number: { value: 'WYK1', from: 'register' },
      owner_names: { value: 'Ann Lee', from: 'sale' },
    });
  });

  test('keeps its origin once it is confirmed unchanged, and loses it by a change', () => {
    const known = { heating: { value: 'Oil', from: 'listing' as const } };
    const confirmed = changeAnswers(empty, { heating: say('Oil') }, monday, known);
    expect(confirmed.answers['heating']?.from).toBe('listing');
    const changed = changeAnswers(confirmed, { heating: say('Oil, serviced in May') }, friday, known);
    expect(changed.answers['heating']).not.toHaveProperty('from');
  });
});
