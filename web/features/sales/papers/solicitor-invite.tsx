import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateSales, type Sale, sales } from '../../../entities/sale/api.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatDate, formatDay } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';

/** Mails the caller's solicitor a link to this sale, which lets them confirm their steps without an account. */
export function SolicitorInvite({ sale: { propertyId, link } }: { readonly sale: Sale }) {
  const queries = useQueryClient();
  const invite = useMutation({
    mutationFn: () => sales.inviteSolicitor({ params: { propertyId } }),
    onSuccess: async ({ sentTo }) => {
      toast.success(`We’ve sent a link to ${sentTo}.`);
      await invalidateSales(queries);
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  return (
    <div className="grid gap-2 rounded-md bg-sunk p-4">
      <p>
        {link
          ? `${link.sentTo} got a link to this sale on ${formatDay(link.sentAt)}. It ends on ${formatDate(link.expiresAt)}.`
          : 'Your solicitor can see this sale and mark steps as done for you. They only need a link, not an account.'}
      </p>
      <Button
        size="sm"
        variant="secondary"
        className="min-h-11 justify-self-start"
        busy={invite.isPending}
        onClick={() => invite.mutate()}
      >
        {link ? 'Send a new link' : 'Email them a link'}
      </Button>
      {link && <p className="text-sm text-muted">A new link replaces the old one.</p>}
    </div>
  );
}
