import { field, type FieldNotes } from './field.ts';

const key = field('What the link in the mail ends with.', `01K9ZX3Q6T4C8V0R2M5N7P9B1G.${'k'.repeat(43)}`);

/** Organisations, their people and keys. */
export const organisationFields: FieldNotes = {
  organisations: field('Organisations of the caller.'),
  organisation: field('Name of the organisation.', 'Harbour Portal'),
  acts: field('What members did with people and keys, the latest first; empty for developers.'),
  'acts.by': field('Username of who did it; missing once their account has gone.', 'Alex'),
  'acts.of': field('Username of the member it is about, where that is another one.', 'Sam'),
  'acts.key': field('Name of the key it is about.', 'Importer'),
  'acts.what': field('What was done.'),
  'acts.at': field('When, in UTC.'),
  members: field('The people of the organisation, those who joined first first.'),
  'members.name': field('Username.', 'Alex'),
  'members.since': field('Since when they are a member, in UTC.'),
  'OrganisationView.name': field('Name of the organisation.', 'Harbour Portal'),
  'OrganisationView.role': field('The part that the caller has.'),
  'OrganisationView.keys': field('Keys of the organisation, the oldest first.'),
  'OrganisationView.invitations': field('Invitations without an answer; empty for developers.'),
  'NewOrganisation.name': field('Name of the organisation.', 'Harbour Portal'),
  'OrganisationKeyView.name': field('Name of the key.', 'Importer'),
  'OrganisationKeyView.hint': field('Last four letters of the secret, by which members know it.', 'Qx7a'),
  'OrganisationKeyView.expired': field('Whether it no longer works.'),
  'NewOrganisationKey.name': field('Name of the key, as no other of the organisation has.', 'Importer'),
  'invitations.email': field('Address that the invitation was sent to.', 'sam@example.com'),
  'invitations.expired': field('Whether it had no answer in time.'),
  'invitations.linkEndsAt': field('Until when its link works, in UTC.'),
  'organisationInvitation.key': key,
  'acceptOrganisationInvitation.key': key,
  'ClientCredentials.client_id': field(
    'Id of the key; left out where the header names the client.',
    'key_01K9ZX3Q6T4C8V0R2M5N7P9B1K',
  ),
  'ClientCredentials.client_secret': field(
    'Secret of the key; left out where the header names the client.',
    `gable_org_test_${'k'.repeat(36)}`,
  ),
  'ClientCredentials.scope': field(
    'Scopes of the token, between spaces; all of the key by default.',
    'search:read',
  ),
  'Tokens.scope': field('Scopes of a token for an organisation, between spaces.', 'search:read'),
  'OrganisationKeyView.usedAt': field(
    'When it was last used, to the hour, in UTC; missing before the first time.',
  ),
  member: field('Whether the caller is a member already.'),
  role: field('An admin looks after people and keys, a developer after keys.'),
  invitationId: field('Id of the invitation.'),
  keyId: field('Id of the key.'),
};
