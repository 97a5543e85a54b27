import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../../entities/account/user.ts';
import { toast } from '../../lib/toast.ts';
import { accounts } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { clearCodeTimer, readCodeTimer } from './code-timer.ts';
import { ResendCode } from './resend-code.tsx';

interface Props {
  readonly email: string;
  readonly onDone: () => void;
}

/** The code from a new address; the old address stays until it is entered. */
export function EmailProof({ email, onDone }: Props) {
  const queries = useQueryClient();
  const [timing, setTiming] = useState(readCodeTimer);
  const verify = useMutation({
    mutationFn: (code: string) => accounts.verifyCode({ body: { code } }),
    onSuccess: (user) => {
      clearCodeTimer();
      queries.setQueryData(userQuery.queryKey, user);
      toast.success('Your email has been changed.');
      onDone();
    },
  });
  return (
    <section className="grid max-w-form gap-4">
      <h2 className="text-xl">Enter the code from your new email</h2>
      <p className="-mt-3 text-muted">
        We sent 6 digits to <strong className="text-ink">{email}</strong>. Until you enter them, we’ll keep
        using your old email.
      </p>
      <CodeForm
        key={timing?.sendTime}
        busy={verify.isPending}
        error={verify.error}
        onCode={(code) => verify.mutate(code)}
      />
      <ResendCode timing={timing} onSent={setTiming} />
      <button type="button" className="link justify-self-center" onClick={onDone}>
        Keep the old email
      </button>
    </section>
  );
}
