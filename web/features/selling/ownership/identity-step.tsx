import { CircleCheck } from 'lucide-react';
import { formatDate } from '../../../lib/format.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OwnershipStep } from './ownership-step.tsx';

/** The first step: the name that the register is asked for has to be proved. */
export function IdentityStep({ checkedAt }: { readonly checkedAt: string | null }) {
  return (
    <OwnershipStep title="Your identity">
      {checkedAt === null ? (
        <>
          <p>
            We take your name from a passport, driving licence or identity card, so that nobody else can use
            it. It takes three minutes with a phone.
          </p>
          <LinkButton to="/profile?tab=identity" className="justify-self-start max-sm:w-full">
            Check my identity
          </LinkButton>
        </>
      ) : (
        <p className="flex items-center gap-2">
          <Icon as={CircleCheck} size={20} className="text-action" />
          Checked on {formatDate(checkedAt)}
        </p>
      )}
    </OwnershipStep>
  );
}
