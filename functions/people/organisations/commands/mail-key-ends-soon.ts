import type { ApiKeyId, OrganisationId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { env } from '../../../kernel/env.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { loadAccounts } from '../../accounts/adapters/account-repository.ts';
import { createKeyEndsSoonMail } from '../adapters/organisation-mails.ts';
import { findOrganisation } from '../adapters/organisation-repository.ts';

interface EndingKey {
  readonly organisationId: OrganisationId;
  readonly keyId: ApiKeyId;
  readonly expiresAt: string;
}

/** Mails all members, who look after the keys together; nothing for a key that was replaced or ended since. */
export async function mailKeyEndsSoon({ organisationId, keyId, expiresAt }: EndingKey): Promise<void> {
  const organisation = await findOrganisation(organisationId);
  const key = organisation?.keys.find(({ id }) => id === keyId);
  if (!organisation || key?.text.expiresAt !== expiresAt || expiresAt <= now().toISOString()) return;
  const mail = createKeyEndsSoonMail(
    { organisation: organisation.name, name: key.name, expiresAt },
    `${env('SITE_URL')}/developers/organisations`,
  );
  const accounts = await loadAccounts(organisation.members.map(({ userId }) => userId));
  for (const { email } of accounts.values()) await sendMail(email, mail);
}
