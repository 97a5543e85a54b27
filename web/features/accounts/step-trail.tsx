import { cx } from '../../lib/cx.ts';

/** The progress through a few steps, as text and as a bar. */
export function StepTrail({ step, titles }: { readonly step: number; readonly titles: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <p>{`Step ${step} of ${titles.length}: ${titles[step - 1]}`}</p>
      <ol aria-hidden className="flex gap-1.5">
        {titles.map((title, at) => (
          <li key={title} className={cx('h-1.5 grow rounded-full', at < step ? 'bg-action' : 'bg-line')} />
        ))}
      </ol>
    </div>
  );
}
