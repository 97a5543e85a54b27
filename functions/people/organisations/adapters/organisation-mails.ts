import { formatLondonDate } from '../../../kernel/london-time.ts';
import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import type { OrganisationRole } from '../domain/organisation.ts';
import { roleDuties } from '../domain/role-duties.ts';

interface NamedInvitation {
  readonly sender: string;
  readonly organisation: string;
  readonly role: OrganisationRole;
  readonly linkEndsAt: string;
}

/** Asks a person whether they want to join an organisation. */
export function createOrganisationInviteMail(
  { sender, organisation, role, linkEndsAt }: NamedInvitation,
  href: string,
): Mail {
  return renderMail({
    subject: `${sender} invites you to ${organisation}`,
    paragraphs: [
      `${sender} asks you to join ${organisation} on Gable. Its members share the API keys of the organisation’s programs.`,
      roleDuties[role],
    ],
    action: { label: 'See the invitation', href },
    closing: [
      'You’ll need an account to accept. It’s free, and the organisation never sees your homes, offers or messages.',
    ],
    footnotes: [
      `The link works until ${formatLondonDate(linkEndsAt)}. It’s only for you, so please don’t pass it on.`,
      'Don’t know who this is? Ignore this email. Nothing happens unless you accept, and we won’t remind you.',
    ],
  });
}

/** Tells a person that they’re no longer a member. */
export function createMemberRemovedMail(organisation: string): Mail {
  return renderMail({
    subject: `You’re no longer a member of ${organisation}`,
    paragraphs: [
      `An admin of ${organisation} removed you. You can’t see its API keys any more. They still work for its programs.`,
      'Your own account, keys and webhooks stay as they are.',
    ],
    footnotes: ['If you think that’s a mistake, ask an admin of the organisation.'],
  });
}

/** Tells a member that the last admin has gone, and that they’re one now. */
export function createHeirMail(organisation: string, page: string): Mail {
  return renderMail({
    subject: `You’re now an admin of ${organisation}`,
    paragraphs: [
      `The last admin of ${organisation} no longer has a working Gable account. You’ve been a member for longest, so you’re an admin now: you can invite and remove people.`,
    ],
    action: { label: 'See the organisation', href: page },
    footnotes: ['You can make somebody else an admin, and then leave.'],
  });
}

interface EndingKey {
  readonly organisation: string;
  readonly name: string;
  readonly expiresAt: string;
}

/** Tells a member that a key of the organisation ends soon. */
export function createKeyEndsSoonMail({ organisation, name, expiresAt }: EndingKey, page: string): Mail {
  return renderMail({
    subject: `The key “${name}” of ${organisation} ends soon`,
    paragraphs: [
      `Programs that use it stop working on ${formatLondonDate(expiresAt)}. Replace the key and give your program the new one: the old one works for another day after that.`,
    ],
    rows: [
      ['Organisation', organisation],
      ['Key', name],
      ['It ends', formatLondonDate(expiresAt)],
    ],
    action: { label: 'Replace the key', href: page },
    footnotes: ['If nothing uses this key any more, you don’t need to do anything.'],
  });
}
