import type { LegalName } from '../../../people/accounts/domain/legal-name.ts';
import { listPlainSpellings } from '../../../people/accounts/domain/name-spellings.ts';

/** A name as the register takes it: plain Latin letters, one first name, the others apart. */
export interface RegisterName {
  readonly firstForename: string;
  readonly middleName?: string;
  readonly surname: string;
}

/** The spellings of a name to ask for, one after the other; empty for one that the register cannot be asked for. */
export function listRegisterNames({ firstName = '', lastName = '' }: LegalName): readonly RegisterName[] {
  const firsts = listPlainSpellings(firstName);
  const lasts = listPlainSpellings(lastName);
  const [first, last] = [firsts[0], lasts[0]];
  if (first === undefined || last === undefined) return [];
  const plain = toRegisterName(first, last);
  const passport = toRegisterName(firsts.at(-1) ?? first, lasts.at(-1) ?? last);
  return JSON.stringify(plain) === JSON.stringify(passport) ? [plain] : [plain, passport];
}

function toRegisterName(first: string, surname: string): RegisterName {
  const [firstForename = first, ...middle] = first.split(' ');
  return { firstForename, ...(middle.length > 0 && { middleName: middle.join(' ') }), surname };
}
