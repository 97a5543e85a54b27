import { useMutation } from '@tanstack/react-query';
import { toast } from '../../lib/toast.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { accounts } from './api.ts';
import { type CodeTimer, storeCodeTimer, formatCountdown, countSecondsLeft } from './code-timer.ts';

interface Props {
  readonly timing: CodeTimer | undefined;
  readonly onSent: (timing: CodeTimer) => void;
}

/** The remaining time of the code, and a button to resend it after a minute. */
export function ResendCode({ timing, onSent }: Props) {
  const now = useNow(timing && 1_000);
  const left = timing && countSecondsLeft(timing, now);
  const resend = useMutation({
    mutationFn: () => accounts.resendCode(),
    onSuccess: (sent) => {
      onSent(storeCodeTimer(sent));
      toast.success('A new code is on its way. The old one no longer works.');
    },
  });
  const isExpired = left?.valid === 0;
  return (
    <div className="grid gap-3">
      {isExpired && (
        <Notice kind="warning" title="This code has expired" live>
          <p>Ask for a new one below.</p>
        </Notice>
      )}
      {left && !isExpired && (
        <p className="text-center text-muted">
          The code works for <span className="tabular text-ink">{formatCountdown(left.valid)}</span> more
        </p>
      )}
      <FailureNotice error={resend.error} />
      <Button
        variant={isExpired ? 'primary' : 'secondary'}
        busy={resend.isPending}
        disabled={Boolean(left?.resend)}
        onClick={() => resend.mutate()}
      >
        {left?.resend ? `Send a new code in ${left.resend} s` : 'Send a new code'}
      </Button>
    </div>
  );
}
