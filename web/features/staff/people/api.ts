import { queryOptions } from '@tanstack/react-query';
import type { Request, Result } from '../../../../functions/kernel/http/contract.ts';
import type { twoStepRoutes } from '../../../../functions/people/two-step/contract.ts';
import type { staffRoutes } from '../../../../functions/reach/staff/contract.ts';
import { createClient } from '../../../lib/client.ts';
import type { Option } from '../../../ui/select.tsx';

type Routes = Pick<typeof staffRoutes, 'newestPeople' | 'staffPerson' | 'blockPerson' | 'unblockPerson'> &
  Pick<typeof twoStepRoutes, 'resetTwoStep'>;
export const peopleCalls = createClient<Routes>({
  newestPeople: 'GET /api/staff/people',
  staffPerson: 'GET /api/staff/people/{id}',
  blockPerson: 'POST /api/staff/people/{id}/block',
  unblockPerson: 'POST /api/staff/people/{id}/unblock',
  resetTwoStep: 'POST /api/staff/people/{id}/two-step/reset',
});

export type StaffPerson = Result<Routes['staffPerson']>;
export type FoundPerson = Result<Routes['newestPeople']>['people'][number];
export type BlockReason = NonNullable<StaffPerson['block']>['reason'];

type PeopleSelection = Request<Routes['newestPeople']>['query'];

/** A page of the list; `before` is the last one of the page before. */
export function newestPeopleQuery(query: PeopleSelection) {
  return queryOptions({
    queryKey: ['staff', 'people', query],
    queryFn: ({ signal }) => peopleCalls.newestPeople({ query, signal }),
  });
}

export function staffPersonQuery(id: StaffPerson['id']) {
  return queryOptions({
    queryKey: ['staff', 'person', id],
    queryFn: ({ signal }) => peopleCalls.staffPerson({ params: { id }, signal }),
  });
}

export const blockReasons: readonly Option<BlockReason>[] = [
  { value: 'fraud', label: 'Fraud: takes money or details from others' },
  { value: 'harassment', label: 'Harassment: threatens, insults or pesters' },
  { value: 'false_listing', label: 'A home that isn’t theirs or not as described' },
  { value: 'spam', label: 'Advertising or repeated messages' },
  { value: 'illegal', label: 'Illegal content' },
  { value: 'identity', label: 'Doubts about who uses the account' },
  { value: 'other', label: 'Another breach of the terms' },
];

export const stateNames = ['Not verified', 'Active', 'Blocked'] as const;
