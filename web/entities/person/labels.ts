import { formatCounted, formatDate, formatMonth } from '../../lib/format.ts';
import type { Person } from './api.ts';

/** The public data of a person; counts only for logged-in readers. */
export type PublicPerson = Pick<
  Person,
  'user_name' | 'memberSince' | 'badges' | 'emailVerifiedAt' | 'identityCheckedAt' | 'responseTime'
> & {
  readonly avatar?: string | undefined;
} & Partial<Pick<Person, 'liveListings' | 'completedSales' | 'viewingsKept' | 'reviews'>>;

const hour = 60;
const day = 24 * hour;
const steps = [
  [10, '10 minutes'],
  [30, 'half an hour'],
  [hour, 'an hour'],
] as const;

/** The usual response time for a median in minutes, rounded up so that it never promises too much. */
export function formatAnswerTime(minutes: number): string {
  const step = steps.find(([most]) => minutes <= most);
  if (step) return step[1];
  if (minutes <= day / 2) return formatCounted(Math.ceil(minutes / hour), 'hour');
  return minutes <= day ? 'a day' : formatCounted(Math.ceil(minutes / day), 'day');
}

type PersonBadge = Person['badges'][number];
const badgeNames: Readonly<Record<PersonBadge, string>> = {
  email_verified: 'Email confirmed',
  identity_checked: 'Identity checked',
};

/** A badge with its date, when known: “Identity checked 12 May 2026”. */
export function formatBadge(badge: PersonBadge, person: PublicPerson): string {
  const at = badge === 'identity_checked' ? person.identityCheckedAt : person.emailVerifiedAt;
  return at === undefined ? badgeNames[badge] : `${badgeNames[badge]} ${formatDate(at)}`;
}

/** The lines of a person's card; unknown facts are left out. */
export function listPersonFacts(person: PublicPerson): readonly string[] {
  const { memberSince, responseTime, liveListings, completedSales, viewingsKept, reviews } = person;
  return [
    `On Gable since ${formatMonth(memberSince)}`,
    responseTime !== null && `Usually answers within ${formatAnswerTime(responseTime)}`,
    Boolean(liveListings) && `${formatCounted(liveListings ?? 0, 'home')} on sale`,
    Boolean(completedSales) && `${formatCounted(completedSales ?? 0, 'sale')} completed`,
    reviews && `${reviews.mean} out of 5 in ${formatCounted(reviews.count, 'review')} after a sale`,
    typeof viewingsKept === 'number' && `Kept ${viewingsKept}% of their viewings`,
  ].filter((line) => typeof line === 'string');
}
