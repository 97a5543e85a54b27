import { describe, expect, test } from 'vitest';
import { isSameLegalName, isNameOnDocument } from '../../functions/accounts/domain/legal-name.ts';

const name = (firstName: string, lastName: string) => ({ firstName, lastName });

describe('the name on a document', () => {
  test.each([
    [name('Maya', 'Lindqvist'), name('MAYA', 'LINDQVIST'), true],
    [name('Zoë', 'Müller'), name('ZOE', 'MULLER'), true],
    [name('Sean', 'O’Brien'), name('SEAN', "O'BRIEN"), true],
    [name('Anne-Marie', 'Smith Jones'), name('ANNE MARIE', 'SMITH-JONES'), true],
    [name('Maya', 'Lindqvist'), name('MAYA ELIN', 'LINDQVIST'), true],
    [name('Maya Elin', 'Lindqvist'), name('MAYA', 'LINDQVIST'), true],
    [name('Maya', 'Lindqvist'), name('ELIN MAYA', 'LINDQVIST'), false],
    [name('Maya', 'Lindqvist'), name('MAYA', 'BERG'), false],
    [name('May', 'Lindqvist'), name('MAYA', 'LINDQVIST'), false],
    [name('', 'Lindqvist'), name('MAYA', 'LINDQVIST'), false],
    [name('-', '-'), name('-', '-'), false],
    [{}, {}, false],
  ])('of account %j and document %j matches: %s', (account, document, expected) => {
    expect(isNameOnDocument(account, document)).toBe(expected);
  });
});

describe('the spelling of a legal name', () => {
  test('ignores case, accents and hyphens', () => {
    expect(isSameLegalName(name('Zoë', 'Smith-Jones'), name('zoe', 'SMITH JONES'))).toBe(true);
  });

  test('differs with a middle name', () => {
    expect(isSameLegalName(name('Maya', 'Berg'), name('Maya Elin', 'Berg'))).toBe(false);
  });
});
