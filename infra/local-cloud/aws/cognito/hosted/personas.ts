import { createHash } from 'node:crypto';

/** A provider's claims about the person who signed in. */
export interface ProviderClaims {
  subject: string;
  values: Record<string, string>;
}

export interface Persona {
  id: string;
  name: string;
  email: string | undefined;
  emailVerified: boolean;
}

export const personas: Persona[] = [
  {
    id: 'amelia',
    name: 'Amelia Carter',
    email: 'amelia.carter@example.com',
    emailVerified: true,
  },
  {
    id: 'ben',
    name: 'Ben Okafor',
    email: 'ben.okafor@example.com',
    emailVerified: true,
  },
  {
    id: 'priya',
    name: 'Priya Nair',
    email: 'priya.nair@example.com',
    emailVerified: false,
  },
  {
    id: 'sinead',
    name: 'Sinéad Walsh',
    email: 'sinead.walsh@example.com',
    emailVerified: true,
  },
  { id: 'tomos', name: 'Tomos Rees', email: undefined, emailVerified: false },
];

/** The provider's stable id of a person: 21 digits at Google, 17 at Facebook. */
function deriveSubject(provider: string, key: string): string {
  const digest = createHash('sha256').update(`${provider}/${key}`).digest('hex');
  const digits = BigInt(`0x${digest}`).toString().slice(-20);
  return provider === 'Facebook' ? `1${digits.slice(0, 16)}` : `1${digits}`;
}

/** The provider's own claim names: Google's OpenID claims, Facebook's Graph fields. */
export function toProviderClaims(provider: string, person: Omit<Persona, 'id'>): ProviderClaims {
  const subject = deriveSubject(provider, person.email?.toLowerCase() ?? person.name);
  const [first = '', ...rest] = person.name.split(' ');
  const last = rest.join(' ');
  const email: Record<string, string> = person.email ? { email: person.email } : {};
  if (person.email && provider !== 'Facebook') email['email_verified'] = String(person.emailVerified);
  const values =
    provider === 'Facebook'
      ? { id: subject, name: person.name, first_name: first, last_name: last, ...email }
      : {
          sub: subject,
          name: person.name,
          given_name: first,
          family_name: last,
          ...email,
        };
  return { subject, values };
}
