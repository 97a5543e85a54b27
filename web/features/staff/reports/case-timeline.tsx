import type { ReactNode } from 'react';
import { groundTexts, measureNames } from '../../../../functions/trust/cases/domain/words.ts';
import { cx } from '../../../lib/cx.ts';
import { formatMoment, formatName } from '../../../lib/format.ts';
import type { StaffReport } from './api.ts';

type Side = 'reporter' | 'affected' | 'staff';

interface Step {
  readonly at: string;
  readonly side: Side;
  readonly title: string;
  /** The words of whoever it is, and what they rest on. */
  readonly words?: string | undefined;
  readonly note?: string | undefined;
}

const sideTexts: Readonly<Record<Side, string>> = {
  reporter: 'Reporter',
  affected: 'Person affected',
  staff: 'Staff',
};

/** What each side said and staff did, in the order of time. */
export function CaseTimeline({ report }: { readonly report: StaffReport }) {
  return (
    <section className="grid gap-3" aria-labelledby="timeline">
      <h2 id="timeline" className="text-xl">
        What happened
      </h2>
      <ol className="grid gap-3">
        {listSteps(report).map((step) => (
          <TimelineStep key={`${step.at}${step.title}`} side={step.side}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
              <span>{sideTexts[step.side]}</span>
              <time dateTime={step.at}>{formatMoment(step.at)}</time>
            </p>
            <h3 className="text-base">{step.title}</h3>
            {step.note && <p className="text-muted">{step.note}</p>}
            {step.words && <p className="max-w-prose whitespace-pre-line">{step.words}</p>}
          </TimelineStep>
        ))}
      </ol>
    </section>
  );
}

const TimelineStep = ({ side, children }: { readonly side: Side; readonly children: ReactNode }) => (
  <li
    className={cx(
      'grid gap-1 border-l-3 pl-4',
      side === 'reporter' && 'border-amber',
      side === 'affected' && 'border-action',
      side === 'staff' && 'border-line',
    )}
  >
    {children}
  </li>
);

function listSteps(report: StaffReport): readonly Step[] {
  const { origin, createdAt, details, takenAt, takenBy, hiddenAt, hiddenReason, closedAt } = report;
  const steps: Step[] = [
    origin === 'staff_act'
      ? { at: createdAt, side: 'staff', title: 'Acted without a report' }
      : { at: createdAt, side: 'reporter', title: 'Reported', words: details },
    ...(takenAt && takenBy
      ? [{ at: takenAt, side: 'staff', title: `Taken by ${formatName(takenBy, 'a colleague')}` } as const]
      : []),
    ...(hiddenAt
      ? [{ at: hiddenAt, side: 'staff', title: 'Hidden at once', words: hiddenReason } as const]
      : []),
    ...listDecisionSteps(report),
    ...report.appeals.flatMap(toAppealSteps),
    ...(closedAt ? [{ at: closedAt, side: 'staff', title: 'Closed' } as const] : []),
  ];
  return steps.toSorted((one, other) => one.at.localeCompare(other.at));
}

function listDecisionSteps({ decision, decidedBy }: StaffReport): readonly Step[] {
  if (!decision) return [];
  const { measure, ground, words, at } = decision;
  const by = decidedBy ? formatName(decidedBy, 'a colleague') : 'a colleague';
  const title = `Decision: ${measureNames[measure]}, by ${by}`;
  return [{ at, side: 'staff', title, words, note: ground && groundTexts[ground] }];
}

function toAppealSteps(appeal: StaffReport['appeals'][number]): readonly Step[] {
  const { by, at, words, outcome, answer, decidedAt } = appeal;
  const asked: Step = { at, side: by, title: 'Appealed', words };
  if (!outcome || !decidedAt) return [asked];
  const title = outcome === 'upheld' ? 'Decision kept on appeal' : 'Decision reversed on appeal';
  return [asked, { at: decidedAt, side: 'staff', title, words: answer }];
}
