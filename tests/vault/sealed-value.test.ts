import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserId } from '../../events/vocabulary.ts';
import { Purpose } from '../../functions/people/vault/domain/purpose.ts';
import {
  createBinding,
  formatSealedValue,
  canOpen,
  parseSealedValue,
  toContext,
} from '../../functions/people/vault/domain/sealed-value.ts';
import { assertShareNote, readShareNote } from '../../functions/people/vault/domain/share-note.ts';

const ann = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E');
const ben = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F');
const noon = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);

describe('a sealed value', () => {
  const userIds = fc.stringMatching(/^usr_[0-9A-HJKMNP-TV-Z]{26}$/).map((id) => UserId.parse(id));
  test('reads back as what was written', () =>
    fc.assert(
      fc.property(
        userIds,
        fc.integer({ min: 1, max: 4_102_444_800 }),
        fc.stringMatching(/^[A-Za-z0-9_-]{1,400}$/),
        (userId, expiresAt, ciphertext) => {
          const sealed = { userId, expiresAt, ciphertext };
          expect(parseSealedValue(formatSealedValue(sealed))).toEqual(sealed);
        },
      ),
    ));

  test('has one spelling', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const parsed = parseSealedValue(text);
        expect(parsed ? formatSealedValue(parsed) : text).toBe(text);
      }),
    ));

  test.each(['', 'nonsense', '..', `${ann}.abc.def`, '01K9ZX3Q6T4C8V0R2M5N7P9B1E.0abc.def'])(
    'is not %j',
    (text) => expect(parseSealedValue(text)).toBeUndefined(),
  );

  test('binds person, purpose and expiry', () => {
    const binding = createBinding(ann, 'invite', noon);
    expect(toContext(binding)).toEqual({
      userId: ann,
      purpose: 'invite',
      expiresAt: String(days(30).getTime() / 1000),
    });
  });
});

describe('who may open', () => {
  test.each(
    Purpose.options.flatMap((purpose) => [ann, ben, undefined].map((reader) => [purpose, reader] as const)),
  )('%s as %s', (purpose, readerId) => {
    const sealed = { ...createBinding(ann, purpose, noon), ciphertext: 'x' };
    const isLink = purpose === 'share_link' || purpose === 'unsubscribe';
    const at = (now: Date) => canOpen(sealed, { purpose, readerId, now });
    expect(at(days(29))).toBe(isLink || readerId === ann);
    expect(at(days(30))).toBe(false);
  });
});

describe('a note', () => {
  const propertyId = 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D';
  const data = (note: string) => JSON.stringify({ propertyId, note });
  test.each(['The garden is lovely', 'Look at the kitchen. £350,000 is a fair price.', '<b>Bold</b>'])(
    'may say %j',
    (note) => {
      expect(() => assertShareNote(data(note))).not.toThrow();
      expect(readShareNote(data(note))).toEqual({ propertyId, note });
    },
  );
  test.each([
    'Ring me on 07700 900123',
    'Write to ann@example.com',
    'See https://cheaper.example.com',
    'Pay the deposit to me',
    '',
    'x'.repeat(281),
  ])('may not say %j', (note) => {
    expect(() => assertShareNote(data(note))).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
  test.each(['', 'text', '{}', '[]', 'null'])('is not %j', (text) => {
    expect(readShareNote(text)).toBeUndefined();
    expect(() => assertShareNote(text)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
