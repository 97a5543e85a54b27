import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateSales, type Sale, sales } from '../../../entities/sale/api.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatDate, formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../lib/toast.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

/** Mails the caller's solicitor a link to this sale, which lets them confirm their steps without an account. */
export function SolicitorInvite({ sale: { propertyId, link } }: { readonly sale: Sale }) {
  const queries = useQueryClient();
  const invite = useMutation({
    mutationFn: () => sales.inviteSolicitor({ params: { propertyId } }),
    onSuccess: async ({ sentTo }) => {
      toast.success(fillText(words.weveSentALinkTo, { sentTo }));
      await invalidateSales(queries);
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  return (
    <div className="grid gap-2 rounded-md bg-sunk p-4">
      <p>
        {link
          ? fillText(words.sentToGotALinkTo, {
              sentTo: link.sentTo,
              sentAt: formatDay(link.sentAt),
              expiresAt: formatDate(link.expiresAt),
            })
          : words.yourSolicitorCanSeeThis}
      </p>
      <Button
        size="sm"
        variant="secondary"
        className="min-h-11 justify-self-start"
        busy={invite.isPending}
        onClick={() => invite.mutate()}
      >
        {link ? words.sendANewLink : words.emailThemALink}
      </Button>
      {link && <p className="text-sm text-muted">{words.aNewLinkReplacesThe}</p>}
    </div>
  );
}
