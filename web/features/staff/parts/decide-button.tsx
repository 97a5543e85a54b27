import { Button } from '../../../ui/button.tsx';
import type { RadioOption } from '../../../ui/radio-group.tsx';

interface Props<Outcome extends string> {
  readonly options: readonly RadioOption<Outcome>[];
  readonly outcome: Outcome | undefined;
  readonly danger?: boolean;
  readonly busy: boolean;
}

/** The button that decides what waits. It says what was chosen, in the words of the choice. */
export function DecideButton<Outcome extends string>({
  options,
  outcome,
  danger = false,
  busy,
}: Props<Outcome>) {
  return (
    <Button
      type="submit"
      variant={danger ? 'danger' : 'primary'}
      busy={busy}
      className="justify-self-start max-sm:w-full"
    >
      {options.find(({ value }) => value === outcome)?.label ?? 'Decide'}
    </Button>
  );
}
