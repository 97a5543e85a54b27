import { formatLondonDate } from '../../../kernel/london-time.ts';
import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import type { ChainInvitation, OutsideSale } from '../domain/chain.ts';

/** The mail to a solicitor or agent whose client asks how far their sale outside Gable is. */
export function createInvitationMail(
  {
    client,
    is,
    invitation,
  }: { readonly client: string; readonly is: OutsideSale['is']; readonly invitation: ChainInvitation },
  href: string,
): Mail {
  const { role, reference, endsAt } = invitation;
  return renderMail({
    subject: `How far is the ${is} of ${client}?`,
    paragraphs: [
      `${client} has named you as the ${role} in their ${is}, which belongs to a chain on Gable.`,
      'One page asks how far it is. You don’t need an account, and the page takes nothing else: no names, addresses or sums.',
    ],
    ...(reference !== undefined && { rows: [['Reference', reference]] }),
    action: { label: 'Say how far it is', href },
    footnotes: [
      `The link expires on ${formatLondonDate(endsAt)}. What you choose is shown to the people in the chain, without names, so please say only what your client agrees to.`,
      'If you don’t act for this person, ignore this email. Gable never sends bank details and never asks for them.',
    ],
  });
}
