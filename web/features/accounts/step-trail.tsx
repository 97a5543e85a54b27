import { cx } from '../../lib/cx.ts';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

/** The progress through a few steps, as text and as a bar. */
export function StepTrail({ step, titles }: { readonly step: number; readonly titles: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <p>
        {fillText(words.stepStepOfLengthTitles, { step, length: titles.length, titles: titles[step - 1] })}
      </p>
      <ol aria-hidden className="flex gap-1.5">
        {titles.map((title, at) => (
          <li key={title} className={cx('h-1.5 grow rounded-full', at < step ? 'bg-action' : 'bg-line')} />
        ))}
      </ol>
    </div>
  );
}
