import { describe, expect, test } from 'vitest';
import { toRegisterAddress } from '../../functions/deals/ownership-checks/domain/register-address.ts';
import { listRegisterNames } from '../../functions/deals/ownership-checks/domain/register-name.ts';
import { RegisterTitleNumber } from '../../functions/deals/ownership-checks/domain/register-title.ts';

describe('listRegisterNames', () => {
  test.each([
    ['Maya', 'Lindqvist', ['MAYA|LINDQVIST']],
    ['Anna Maria Sophie', 'Smith', ['ANNA/MARIA SOPHIE|SMITH']],
    ['Zoë-Anne', 'O’Hara', ["ZOE-ANNE|O'HARA"]],
    ['Jörg', 'Müller', ['JORG|MULLER', 'JOERG|MUELLER']],
    ['Łukasz', 'Święty', ['LUKASZ|SWIETY']],
    ['Siân', 'ap Rhys', ['SIAN|AP RHYS']],
    ['J.', 'St. John', ['J|ST JOHN']],
    ['Søren', 'Ångström', ['SOREN|ANGSTROM', 'SOEREN|AANGSTROEM']],
    ['Иван', 'Петров', ['IVAN|PETROV', 'YVAN|PYETROV']],
    ['Sukarno', '', []],
    ['', 'Sukarno', []],
    ['山田', '太郎', []],
    ['अमित', 'शर्मा', []],
  ])('asks for %s %s as %j', (firstName, lastName, names) =>
    expect(
      listRegisterNames({ firstName, lastName }).map(
        ({ firstForename, middleName, surname }) =>
          `${[firstForename, ...(middleName === undefined ? [] : [middleName])].join('/')}|${surname}`,
      ),
    ).toEqual(names),
  );
});

describe('toRegisterAddress', () => {
  const address = {
    line1: 'Birch Street',
    town: 'Leeds',
    nation: 'england',
    latitude: 53.8,
    longitude: -1.5,
  } as const;
  test.each([
    ['21', { buildingNumber: '21' }],
    ['12a', { buildingNumber: '12A' }],
    ['Flat 2, 12', { buildingNumber: '2' }],
    ['2 Oak Court', { buildingNumber: '2' }],
    ['Rose Cottage', { buildingName: 'Rose Cottage' }],
    ['Flat A', { buildingName: 'Flat A' }],
  ])('asks for %s as %j', (houseNo, asked) =>
    expect(toRegisterAddress({ houseNo, postcode: 'LS1 4AB', address })).toEqual({
      ...asked,
      postcode: 'LS1 4AB',
    }),
  );
});

describe('RegisterTitleNumber', () => {
  test.each([
    ['wyk 123456', 'WYK123456'],
    ['Title no. NGL12345', 'NGL12345'],
    ['123456', '123456'],
    ['', ''],
  ])('reads %j', (typed, number) => expect(RegisterTitleNumber.parse(typed)).toBe(number));

  // A Scottish and a Northern Irish number, one with too many digits and one with a letter that none has.
  test.each(['GLA1234567', 'AN12345L', 'WYK1234567', 'ZZ12345'])('refuses %j', (typed) =>
    expect(RegisterTitleNumber.safeParse(typed).success).toBe(false),
  );
});
