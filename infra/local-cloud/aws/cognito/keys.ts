import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import * as z from 'zod';
import type { Database } from '../../base/database.ts';

const KeyRow = z.object({ kid: z.string(), private: z.string() });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export type SigningKeys = ReturnType<typeof createSigningKeys>;

/** An RS256 key for each pool, created once and stored. */
export function createSigningKeys(db: Database) {
  const load = (pool: string) => {
    const row = db.get('SELECT kid, private FROM keys WHERE pool = ?', [pool]);
    if (row) return KeyRow.parse(row);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const made = {
      kid: randomBytes(32).toString('base64'),
      private: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
    db.run('INSERT INTO keys (pool, kid, private) VALUES (?, ?, ?)', [pool, made.kid, made.private]);
    return made;
  };
  const read = (pool: string) => {
    const row = load(pool);
    const privateKey = createPrivateKey(row.private);
    return { kid: row.kid, privateKey, publicKey: createPublicKey(privateKey) };
  };
  const cache = new Map<string, ReturnType<typeof read>>();
  const keyOf = (pool: string) => {
    const key = cache.get(pool) ?? read(pool);
    cache.set(pool, key);
    return key;
  };
  return {
    /** Call after a restore, which replaces the stored keys. */
    forget: () => cache.clear(),
    jwks: (pool: string) => {
      const { kid, publicKey } = keyOf(pool);
      return { keys: [{ alg: 'RS256', kid, use: 'sig', ...publicKey.export({ format: 'jwk' }) }] };
    },
    sign(pool: string, claims: Record<string, unknown>): string {
      const { kid, privateKey } = keyOf(pool);
      const signed = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`;
      return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
    /** The claims of a token this pool signed, else undefined. */
    verify(pool: string, token: string): unknown {
      const [header, payload, signature, more] = token.split('.');
      if (!header || !payload || !signature || more !== undefined) return undefined;
      const genuine = verify(
        'sha256',
        Buffer.from(`${header}.${payload}`),
        keyOf(pool).publicKey,
        Buffer.from(signature, 'base64url'),
      );
      return genuine ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : undefined;
    },
  };
}
