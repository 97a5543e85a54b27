import { Circle, CircleCheck } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ReadyStep } from './checklist.ts';

/** The steps with a button each; the first open one is emphasised. */
export function ReadyList({ steps }: { readonly steps: readonly ReadyStep[] }) {
  const first = steps.find(({ isDone }) => !isDone)?.key;
  return (
    <ol className="divide-y divide-line border-y border-line">
      {steps.map((step) => (
        <ReadyListStep key={step.key} step={step} isFirst={step.key === first} />
      ))}
    </ol>
  );
}

interface StepProps {
  readonly step: ReadyStep;
  readonly isFirst: boolean;
}

const ReadyListStep = ({ step: { title, text, isDone, to, action }, isFirst }: StepProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
    <div className="flex min-w-0 grow basis-64 items-start gap-3">
      <Icon
        as={isDone ? CircleCheck : Circle}
        className={cx('mt-0.5 shrink-0', isDone ? 'text-action' : 'text-muted')}
        label={isDone ? 'Done' : 'To do'}
      />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="text-base">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
    </div>
    <LinkButton
      to={to}
      variant={isFirst ? 'primary' : isDone ? 'quiet' : 'secondary'}
      size="sm"
      className="max-sm:ml-8"
    >
      {action}
    </LinkButton>
  </li>
);
