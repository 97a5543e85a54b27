import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { clearReferral, readReferral } from '../../entities/referral/referral-code.ts';
import { describeError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { referralCountQuery, referrals } from './api.ts';

/** For new members with a code from another source than a link. */
export function ReferralCodeForm({ onSaved }: { readonly onSaved: () => void }) {
  const queries = useQueryClient();
  const [code, setCode] = useState(() => readReferral() ?? '');
  const [isMissing, setMissing] = useState(false);
  const say = useMutation({
    mutationFn: (referralCode: string) => referrals.createReferral({ body: { referralCode } }),
    onSuccess: async () => {
      clearReferral();
      onSaved();
      await queries.invalidateQueries({ queryKey: referralCountQuery.queryKey });
    },
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.trim() === '') setMissing(true);
    else if (!say.isPending) say.mutate(code);
  };
  const error = isMissing ? 'Enter their code' : say.error ? describeError(say.error) : undefined;
  return (
    <details className="group rounded-md border border-line bg-surface p-5">
      <summary className="flex min-h-6 items-center justify-between gap-3 font-semibold">
        Did someone invite you?
        <Icon as={ChevronDown} className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      {say.data ? (
        <div className="pt-4">
          <Notice kind="good" live>
            Thank you. You’ll both get points 14 days after you pay for your first package.
          </Notice>
        </div>
      ) : (
        <form onSubmit={onSubmit} noValidate className="grid max-w-form gap-3 pt-4">
          <Field label="Their code" hint="Within 7 days of signing up" error={error}>
            <TextInput
              name="referralCode"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={code}
              onChange={({ target }) => {
                setCode(target.value);
                setMissing(false);
                say.reset();
              }}
            />
          </Field>
          <Button type="submit" variant="secondary" busy={say.isPending} className="justify-self-start">
            Save
          </Button>
        </form>
      )}
    </details>
  );
}
