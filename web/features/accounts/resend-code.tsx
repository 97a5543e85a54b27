import { useMutation } from '@tanstack/react-query';
import { describeError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../lib/toast.ts';
import { accounts } from './api.ts';
import { type CodeTimer, storeCodeTimer, formatCountdown, countSecondsLeft } from './code-timer.ts';
import { useNow } from './use-now.ts';
import * as words from './words.ts';
import { fillText, fillNodes } from '../../lib/fill.ts';

interface Props {
  readonly timing: CodeTimer | undefined;
  readonly onSent: (timing: CodeTimer) => void;
}

/** The remaining time of the code, and a button to resend it after a minute. */
export function ResendCode({ timing, onSent }: Props) {
  const now = useNow(timing !== undefined);
  const left = timing && countSecondsLeft(timing, now);
  const resend = useMutation({
    mutationFn: () => accounts.resendCode(),
    onSuccess: (sent) => {
      onSent(storeCodeTimer(sent));
      toast.success(words.aNewCodeIsOn);
    },
  });
  const isExpired = left?.valid === 0;
  return (
    <div className="grid gap-3">
      {isExpired && (
        <Notice kind="warning" title={words.thisCodeHasExpired} live>
          <p>{words.askForANewOne}</p>
        </Notice>
      )}
      {left && !isExpired && (
        <p className="text-center text-muted">
          {fillNodes(words.theCodeWorksForCountdown, {
            countdown: <span className="tabular text-ink">{formatCountdown(left.valid)}</span>,
          })}
        </p>
      )}
      {resend.isError && (
        <p role="alert" className="text-center font-medium text-red">
          {describeError(resend.error)}
        </p>
      )}
      <Button
        variant={isExpired ? 'primary' : 'secondary'}
        busy={resend.isPending}
        disabled={Boolean(left?.resend)}
        onClick={() => resend.mutate()}
      >
        {left?.resend ? fillText(words.sendANewCodeIn, { resend: left.resend }) : words.sendANewCode}
      </Button>
    </div>
  );
}
