import { toast } from '../../../lib/toast.ts';
import { DecisionForm } from '../parts/decision-form.tsx';
import { type StaffOwnershipCheck, useDecideOwnershipProof } from './api.ts';
import { proofOutcomes } from './labels.ts';

const done = { accepted: 'The document is approved', declined: 'The document is returned' } as const;

/** The decision on what a seller sent. */
export function ProofDecisionForm({ check }: { readonly check: StaffOwnershipCheck }) {
  const decide = useDecideOwnershipProof(check.home.id);
  return (
    <DecisionForm
      legend="What happens to the proof"
      options={proofOutcomes}
      reasonHint="The seller reads it in the email."
      saving={decide}
      onDecide={(outcome, reason) =>
        decide.mutate(
          { outcome, reason, version: check.version, homeVersion: check.home.version },
          { onSuccess: () => toast.success(done[outcome]) },
        )
      }
    >
      <p className="text-muted">
        Approve a document only if it names the seller and this home, and is no older than its purpose allows.
      </p>
    </DecisionForm>
  );
}
