import { toast } from '../../../lib/toast.ts';
import { DecisionForm } from '../parts/decision-form.tsx';
import { type StaffIdentityCheck, useDecideIdentityCheck } from './api.ts';
import { identityOutcomes } from './labels.ts';

const done = { try_again: 'They can try again.', ended: 'The check has ended.' } as const;

/** The decision on a check; an ended one can only be reopened. */
export function IdentityDecisionForm({ check }: { readonly check: StaffIdentityCheck }) {
  const decide = useDecideIdentityCheck(check.id);
  return (
    <DecisionForm
      legend="What happens to the check"
      options={check.status === 'ended' ? identityOutcomes.slice(0, 1) : identityOutcomes}
      reasonHint="The person reads it, in the app and by email."
      saving={decide}
      onDecide={(outcome, reason) =>
        decide.mutate(
          { outcome, reason, version: check.version },
          { onSuccess: () => toast.success(done[outcome]) },
        )
      }
    />
  );
}
