import { useQuery } from '@tanstack/react-query';
import { formatMoment, formatPersonName } from '../../../lib/format.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { historyQuery } from './api.ts';
import { valueWords } from './value-words.ts';

/** The changes of a setting with person, time and values, latest first. */
export function SettingHistory({ settingKey }: { readonly settingKey: string }) {
  const { data, error, isFetching, refetch } = useQuery(historyQuery(settingKey));
  if (error && !data)
    return (
      <ErrorState error={error} what="load the history" busy={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <SkeletonLines lines={2} />;
  return (
    <ol className="grid gap-1 border-l-2 border-line pl-4 text-sm">
      {data.map(({ version, from, to, changedAt, changedByName }) => (
        <li key={version} className="break-words">
          <span className="tabular text-muted">{formatMoment(changedAt)}</span>{' '}
          {formatPersonName({ user_name: changedByName })}: {valueWords(from)} to {valueWords(to)}
        </li>
      ))}
    </ol>
  );
}
