import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useUser } from '../../entities/account/user.ts';
import { formatMonth, formatName } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { identityQuery } from './identity-api.ts';

export const handle: Handle = { head: { title: 'Profile', noindex: true } };

const Details = lazyPart(() => import('./details-section.tsx'));
const Mails = lazyPart(() => import('./mails-section.tsx'));
const Buying = lazyPart(() => import('./buying-section.tsx'));
const Identity = lazyPart(() => import('./identity-section.tsx'));
const Calendar = lazyPart(() => import('./calendar-section.tsx'));
const Payments = lazyPart(() => import('../../entities/payment/payments-section.tsx'));
const Device = lazyPart(() => import('./device-section.tsx'));
const SignIn = lazyPart(() => import('./sign-in-section.tsx'));

/** What follows a panel comes with it, so that it is not moved by it. */
const renderLazily = (panel: ReactNode) => (
  <Suspense fallback={<SkeletonLines lines={6} />}>
    <div className="grid grid-cols-1 gap-6">
      {panel}
      <p className="border-t border-line pt-4 text-sm text-muted">
        Reported something? See what we did about it in{' '}
        <Link to={paths.ownReports} className="font-semibold underline underline-offset-3">
          Your reports
        </Link>
        .
      </p>
    </div>
  </Suspense>
);

/** /profile; the form of a tab is loaded when it is opened. */
export function Component() {
  const user = useUser();
  const hasIdentity = useHasIdentity();
  if (!user || hasIdentity === undefined) return <SkeletonLines lines={6} />;
  const tabs = [
    { value: 'details', label: 'Details', panel: renderLazily(<Details user={user} />) },
    { value: 'buying', label: 'Buyer profile', panel: renderLazily(<Buying user={user} />) },
    ...(hasIdentity
      ? [{ value: 'identity', label: 'Identity', panel: renderLazily(<Identity user={user} />) }]
      : []),
    { value: 'emails', label: 'Notifications', panel: renderLazily(<Mails user={user} />) },
    { value: 'device', label: 'This device', panel: renderLazily(<Device />) },
    { value: 'calendar', label: 'Calendar', panel: renderLazily(<Calendar />) },
    { value: 'payments', label: 'Payments', panel: renderLazily(<Payments />) },
    { value: 'sign-in', label: 'Sign-in', panel: renderLazily(<SignIn user={user} />) },
  ];
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <div>
        <h1 className="text-2xl">{formatName(user, 'Profile')}</h1>
        <p className="text-muted">{`With Gable since ${formatMonth(user.createdAt)}`}</p>
      </div>
      {user.deletesAt && <DeletionNotice deletesAt={user.deletesAt} />}
      <Tabs label="Profile" tabs={tabs} isGridOnPhones />
    </div>
  );
}

/** Whether the stage offers identity checks; `undefined` while it is asked, as a later tab moves the others. */
function useHasIdentity(): boolean | undefined {
  const [search] = useSearchParams();
  const { data, isPending } = useQuery(identityQuery);
  if (isPending) return undefined;
  if (!data) return search.get('tab') === 'identity';
  return data.enabled || data.check !== null || data.checkedAt !== null;
}
