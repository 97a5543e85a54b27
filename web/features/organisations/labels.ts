import type { OwnOrganisation } from './api.ts';

type Role = OwnOrganisation['role'];
type Act = OwnOrganisation['acts'][number];

export const roleLabels: Readonly<Record<Role, string>> = { admin: 'Admin', developer: 'Developer' };
export const roleOptions = [
  { value: 'developer', label: 'Developer: looks after keys' },
  { value: 'admin', label: 'Admin: looks after keys and people' },
];

/** What a member did, as a sentence. */
export function describeAct({ what, by = 'Someone', of = 'someone', key = '' }: Act): string {
  const sentences: Readonly<Record<Act['what'], string>> = {
    created: `${by} created the organisation`,
    invited: `${by} sent an invitation`,
    invitation_withdrawn: `${by} withdrew an invitation`,
    joined: `${by} joined`,
    left: `${by} left`,
    removed: `${by} removed ${of}`,
    made_admin: by === 'Someone' ? `${of} became an admin` : `${by} made ${of} an admin`,
    made_developer: `${by} made ${of} a developer`,
    key_made: `${by} made the key “${key}”`,
    key_rotated: `${by} replaced the key “${key}”`,
    key_ended: `${by} ended the key “${key}”`,
  };
  return sentences[what];
}
