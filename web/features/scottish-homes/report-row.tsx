import { useState } from 'react';
import { isMarketed } from '../../../functions/deals/scottish-homes/domain/marketed.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import { type HomeInterest, invalidateInterest, scottishHomes } from '../../entities/scottish-home/api.ts';
import { describeHandOut } from '../../entities/scottish-home/report-words.ts';
import { formatName } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { useActionMutation } from '../../ui/use-action-mutation.ts';

const RefuseDialog = lazyPart(() => import('./refuse-dialog.tsx'));

interface Props {
  readonly home: PropertyPage;
  readonly report: HomeInterest['reports'][number];
}

/** One line of the trail, with the answer while it waits. */
export function ReportRow({ home, report }: Props) {
  const [isRefusing, setRefusing] = useState(false);
  const { buyer, status } = report;
  const name = formatName(buyer, 'A buyer');
  const step = useActionMutation({
    done: () => `${name} has the Home Report now.`,
    invalidate: invalidateInterest,
  });
  const handOut = () =>
    step.mutate(() =>
      scottishHomes.answerReport({
        params: { propertyId: home.id, buyerId: buyer.id },
        body: { answer: 'hand_out' },
      }),
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 gap-2">
        <p>
          <span className="font-semibold">{name}</span>
          <span className="block text-sm text-muted">{describeHandOut(report)}</span>
        </p>
        <FailureNotice error={step.error} />
      </div>
      {(status === 'asked' || status === 'refused') && (
        <div className="flex flex-wrap gap-2">
          {home.homeReportFile && isMarketed(home) && (
            <Button size="sm" className="min-h-11" busy={step.isPending} onClick={handOut}>
              Hand it out
              <span className="sr-only">{` to ${name}`}</span>
            </Button>
          )}
          {status === 'asked' && (
            <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setRefusing(true)}>
              Refuse
              <span className="sr-only">{` ${name}`}</span>
            </Button>
          )}
        </div>
      )}
      <OnDemand parts={[RefuseDialog]}>
        {isRefusing && (
          <RefuseDialog home={home} buyerId={buyer.id} name={name} onClose={() => setRefusing(false)} />
        )}
      </OnDemand>
    </div>
  );
}
