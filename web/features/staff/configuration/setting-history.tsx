import { useQuery } from '@tanstack/react-query';
import { formatMoment, formatPersonName } from '../../../lib/format.ts';
import { QuerySection } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { settingHistoryQuery } from './api.ts';
import { formatSettingValue } from './format-value.ts';

/** The changes of a setting with person, time and values, latest first. */
export function SettingHistory({ settingKey }: { readonly settingKey: string }) {
  return (
    <QuerySection
      query={useQuery(settingHistoryQuery(settingKey))}
      what="load the history"
      skeleton={<SkeletonLines lines={2} />}
    >
      {(changes) => (
        <ol className="grid gap-1 border-l-2 border-line pl-4 text-sm">
          {changes.map(({ version, from, to, changedAt, changedByName }) => (
            <li key={version}>
              <span className="tabular text-muted">{formatMoment(changedAt)}</span>{' '}
              {formatPersonName({ user_name: changedByName })}: {formatSettingValue(from, settingKey)} to{' '}
              {formatSettingValue(to, settingKey)}
            </li>
          ))}
        </ol>
      )}
    </QuerySection>
  );
}
