import type { OrganisationRole } from './organisation.ts';

/** What the person who is invited will look after, the same in the mail and on the page. */
export const roleDuties: Readonly<Record<OrganisationRole, string>> = {
  admin: 'As an admin you’ll look after the API keys of its programs, and invite and remove people.',
  developer: 'As a developer you’ll look after the API keys of its programs.',
};
