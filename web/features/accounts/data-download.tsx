import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataExportView } from '../../../functions/reach/data-exports/contract.ts';
import type { User } from '../../entities/account/user.ts';
import { describeError } from '../../lib/api-error.ts';
import { formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { latestExportQuery, personalData } from './data-api.ts';

/** Requests a copy of a person's data; the link is mailed. */
export function DataDownload({ user }: { readonly user: User }) {
  const queries = useQueryClient();
  const query = useQuery(latestExportQuery);
  const request = useMutation({
    mutationFn: () => personalData.requestDataExport(),
    onSuccess: (latest) => queries.setQueryData(latestExportQuery.queryKey, { latest }),
    onError: (problem) => toast.failure(describeError(problem)),
  });
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">Your data</h2>
      <p className="text-muted">{`A zip file of everything you’ve given us or that’s about you, to read and as JSON, with your pictures and documents. We’ll email the link to ${user.email}. You can ask once a day.`}</p>
      <QuerySection query={query} what="load your last request" skeleton={<SkeletonLines lines={1} />}>
        {({ latest }) => latest && <LatestExport latest={latest} />}
      </QuerySection>
      <Button variant="secondary" busy={request.isPending} onClick={() => request.mutate()}>
        Download my data
      </Button>
    </section>
  );
}

function LatestExport({ latest }: { readonly latest: DataExportView }) {
  const { status, requestedAt, readyAt, expiresAt } = latest;
  const [openedAt] = useState(() => new Date().toISOString());
  if (status === 'requested')
    return (
      <Notice live title="We’re putting your data together">
        <p>{`You asked for it on ${formatMoment(requestedAt)}. The email comes within a few minutes.`}</p>
      </Notice>
    );
  if (!readyAt || !expiresAt || expiresAt <= openedAt) return null;
  return (
    <Notice kind="good" live title={`We emailed you a link on ${formatMoment(readyAt)}`}>
      <p>{`It works until ${formatMoment(expiresAt)}.`}</p>
    </Notice>
  );
}
