import { expect, test } from 'vitest';
import { PartyDetails } from '../../functions/deals/sales/domain/sale.ts';
import { SolicitorDetails } from '../../functions/deals/sales/domain/solicitor.ts';
import { TypedParty, TypedSolicitor } from '../../functions/deals/sales/domain/typed-details.ts';

const solicitor = {
  firm: 'Haddow & Bell LLP',
  contact: 'Moira Bell',
  email: 'moira@haddowbell.example',
  address: '3 Quay Street, Leeds LS1 4DY',
};

test.each([
  '07700 900123 (eves)',
  '0113 496 0000 ext 12 (Mondays)',
  '+44 (0) 113 496 0000 ext 123 (weekday mornings, or text my partner)',
  '0113 496 0000 after 6pm',
])('reads the telephone %j, and what it prints can be stored', (phone) => {
  const party = TypedParty.parse({ legalNames: [], phone });
  expect(PartyDetails.parse(party)).toEqual(party);
  const typed = TypedSolicitor.parse({ ...solicitor, phone });
  expect(SolicitorDetails.parse(typed)).toEqual(typed);
});

test.each([
  '0113 496 0000 sort code 12-34-56',
  '0113 496 0000 acc 1234 5678',
  '0113 496 0000 pay 12-34-56',
  '12-34-56 12345678',
])('refuses %j, which has bank details', (phone) => {
  expect(TypedParty.safeParse({ legalNames: [], phone }).success).toBe(false);
  expect(TypedSolicitor.safeParse({ ...solicitor, phone }).success).toBe(false);
});

test('refuses a name that leads elsewhere, while one that is stored refuses no sale', () => {
  const named = { ...solicitor, phone: '0113 496 0000', contact: 'Moira evil.zip' };
  expect(TypedSolicitor.safeParse(named).success).toBe(false);
  expect(SolicitorDetails.safeParse(named).success).toBe(true);
  const party = { legalNames: ['Moira evil.zip'] };
  expect(TypedParty.safeParse(party).success).toBe(false);
  expect(PartyDetails.safeParse(party).success).toBe(true);
});
