import type { Tenure } from '../../../../events/vocabulary.ts';
import { hasSameAddress } from '../../../listings/properties/domain/address-key.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';

/** How a part of the name compares with a registered owner; `skipped` where no person is registered. */
export type NameMatch = 'match' | 'partial' | 'none' | 'skipped';

/** A registered title, and how its owner's name compares with the one that was asked for. */
export interface RegisteredTitle {
  readonly titleNumber: string;
  /** What the register has of the address; a title may have no postcode. */
  readonly house: string;
  readonly street: string;
  readonly postcode: string;
  readonly tenure: string;
  readonly surname: NameMatch;
  readonly forename: NameMatch;
  readonly middleName?: NameMatch | undefined;
  /** Of the whole name, however it is divided into first and last names. */
  readonly wholeName?: NameMatch | undefined;
  /** Whether the name is one of a former owner. */
  readonly isFormerOwner: boolean;
}

export type RegisterAnswer =
  | { readonly kind: 'titles'; readonly titles: readonly RegisteredTitle[] }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'too_many_titles' };

/** Why a register gave no answer to the question: it is closed, refuses the login, or nothing came back. */
export interface RegisterSilence {
  readonly kind: 'silent';
  readonly code: string;
  /** Whether anything came back. The register keeps what it answered, so the next try is another message. */
  readonly isAnswered: boolean;
}

export type RegisterJudgement =
  | { readonly isOwner: true; readonly titleNumber: string }
  | {
      readonly isOwner: false;
      readonly doubt:
        | 'name'
        | 'similar_name'
        | 'middle_name'
        | 'not_a_person'
        | 'other_address'
        | 'other_tenure'
        | 'not_found'
        | 'too_many_titles';
    };

type JudgedHome = Pick<Property, 'houseNo' | 'postcode' | 'address' | 'tenure'>;

/**
 * Whether an answer names the seller as an owner of exactly this home. A title number alone proves nothing: its address
 * and tenure have to be those of the home.
 */
export function judgeRegisterAnswer(home: JudgedHome, answer: RegisterAnswer): RegisterJudgement {
  if (answer.kind !== 'titles') return { isOwner: false, doubt: answer.kind };
  if (answer.titles.length === 0) return { isOwner: false, doubt: 'not_found' };
  const ofHome = answer.titles.filter((title) => isTitleOfHome(home, title));
  if (ofHome.length === 0) return { isOwner: false, doubt: 'other_address' };
  const ofTenure = ofHome.filter((title) => titleTenures[home.tenure].includes(title.tenure.toLowerCase()));
  if (ofTenure.length === 0) return { isOwner: false, doubt: 'other_tenure' };
  const registeredTitle = ofTenure.find((title) => findNameDoubt(title) === undefined);
  if (registeredTitle) return { isOwner: true, titleNumber: registeredTitle.titleNumber };
  const doubts = ofTenure.map(findNameDoubt);
  const doubt = nameDoubts.find((each) => doubts.includes(each)) ?? 'name';
  return { isOwner: false, doubt };
}

/** A share of a freehold comes with the lease of the flat. */
const titleTenures: Readonly<Record<Tenure, readonly string[]>> = {
  freehold: ['freehold'],
  commonhold: ['freehold', 'commonhold'],
  leasehold: ['leasehold'],
  share_of_freehold: ['leasehold', 'freehold'],
};

function isTitleOfHome({ houseNo, postcode, address }: JudgedHome, title: RegisteredTitle): boolean {
  if (title.house === '' || title.postcode === '') return false;
  const { nation, line1, town } = address;
  return hasSameAddress(
    { houseNo, postcode, address: { nation, line1, town } },
    { houseNo: title.house, postcode: title.postcode, address: { nation, line1: title.street, town } },
  );
}

/** The first that fits the most titles is the one to tell. */
const nameDoubts = ['middle_name', 'similar_name', 'not_a_person'] as const;

function findNameDoubt(title: RegisteredTitle): 'name' | (typeof nameDoubts)[number] | undefined {
  const { surname, forename, middleName, wholeName, isFormerOwner } = title;
  if (isFormerOwner) return 'name';
  if (wholeName === 'match') return undefined;
  if (surname === 'skipped') return 'not_a_person';
  if (surname === 'none' || forename === 'none' || forename === 'skipped')
    return wholeName === 'partial' ? 'similar_name' : 'name';
  if (surname === 'partial' || forename === 'partial') return 'similar_name';
  return middleName === 'none' || middleName === 'partial' ? 'middle_name' : undefined;
}
