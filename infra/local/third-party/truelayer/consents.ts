import { randomBytes } from 'node:crypto';
import { type DemoAccount, demoAccounts } from './demo-bank.ts';

/** What a person allowed. */
export interface Consent {
  readonly id: string;
  readonly holder: string;
  readonly accounts: readonly DemoAccount[];
  readonly scopes: readonly string[];
  /** The bank answers no call. */
  readonly isSilent: boolean;
}

interface Code {
  readonly consent: Consent;
  readonly redirectUri: string;
  readonly until: number;
  used: boolean;
}

const codeMs = 5 * 60_000;
const tokenMs = 60 * 60_000;
const createSecret = (): string => randomBytes(24).toString('base64url');

interface Grant {
  readonly code: string;
  readonly redirectUri: string;
}

/** Codes that work once, and the tokens that they are exchanged for. */
export function createConsents(now: () => number) {
  const codes = new Map<string, Code>();
  const tokens = new Map<string, { readonly consent: Consent; readonly until: number }>();
  const nonces = new Set<string>();
  let ended = 0;
  return {
    /** A code for the accounts; one that is `late` has run out. */
    allow(
      choice: { readonly holder: string; readonly accountIds: readonly string[]; readonly isSilent: boolean },
      request: { readonly redirectUri: string; readonly scopes: readonly string[]; readonly isLate: boolean },
    ): string {
      const { holder, accountIds, isSilent } = choice;
      const accounts = demoAccounts.filter(({ id }) => accountIds.includes(id));
      const consent = { id: createSecret(), holder, accounts, isSilent, scopes: request.scopes };
      const code = createSecret();
      const until = now() + (request.isLate ? -1 : codeMs);
      codes.set(code, { consent, redirectUri: request.redirectUri, until, used: false });
      return code;
    },
    /** A token for a code; `undefined` for one that is used, too old, unknown or of another address. */
    exchange({ code, redirectUri }: Grant): string | undefined {
      const found = codes.get(code);
      if (!found || found.used || found.redirectUri !== redirectUri || found.until < now()) return undefined;
      found.used = true;
      const token = createSecret();
      tokens.set(token, { consent: found.consent, until: now() + tokenMs });
      return token;
    },
    find(token: string): Consent | undefined {
      const found = tokens.get(token);
      return found && found.until >= now() ? found.consent : undefined;
    },
    end(token: string): boolean {
      const isEnded = tokens.delete(token);
      if (isEnded) ended += 1;
      return isEnded;
    },
    /** Whether the address with this nonce was not answered yet. */
    isFresh: (nonce: string): boolean => !nonces.has(nonce),
    useNonce: (nonce: string) => void nonces.add(nonce),
    count: () => ({ open: tokens.size, ended }),
  };
}
export type Consents = ReturnType<typeof createConsents>;
