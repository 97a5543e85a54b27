import type { DirectoryKind } from '../../../../functions/reach/staff/domain/directory.ts';

/** One kind of thing that a search of the desk can keep to. */
export interface SearchScope {
  readonly kind: DirectoryKind;
  readonly label: string;
  /** The list whose search box keeps to it. */
  readonly section: string;
  /** What can be typed there. */
  readonly hint: string;
}

export const searchScopes: readonly SearchScope[] = [
  { kind: 'person', label: 'People', section: '/staff/people', hint: 'Find in people: name or email' },
  { kind: 'home', label: 'Homes', section: '/staff/homes', hint: 'Find in homes: street or postcode' },
  {
    kind: 'payment',
    label: 'Payments',
    section: '/staff/payments',
    hint: 'Find in payments: name, street, sum or day',
  },
  {
    kind: 'ticket',
    label: 'Tickets',
    section: '/staff/tickets',
    hint: 'Find in tickets: name, email or number',
  },
  { kind: 'case', label: 'Reports', section: '/staff/reports', hint: 'Find in reports: number or email' },
];

export function findScope(kind: string | null): SearchScope | undefined {
  return searchScopes.find((scope) => scope.kind === kind);
}

/** The scope of the list that a page belongs to. */
export function findScopeOfPage(pathname: string): SearchScope | undefined {
  return searchScopes.find(({ section }) => pathname === section || pathname.startsWith(`${section}/`));
}

/** @param kind every kind without it */
export function toSearchAddress(q: string, kind: DirectoryKind | undefined): string {
  const only = kind === undefined ? '' : `&in=${kind}`;
  return `/staff/search?q=${encodeURIComponent(q)}${only}`;
}
