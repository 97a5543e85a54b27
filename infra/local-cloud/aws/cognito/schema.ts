/** Times are milliseconds of the local clock. `name_key` and `alias_key` are unique in a pool. */
export const schema = `
CREATE TABLE IF NOT EXISTS users (
  pool TEXT NOT NULL, username TEXT NOT NULL, name_key TEXT NOT NULL, alias_key TEXT, sub TEXT NOT NULL,
  status TEXT NOT NULL, enabled INTEGER NOT NULL DEFAULT 1, attributes TEXT NOT NULL, password TEXT,
  failures INTEGER NOT NULL DEFAULT 0, failed_at INTEGER NOT NULL DEFAULT 0,
  created INTEGER NOT NULL, modified INTEGER NOT NULL,
  PRIMARY KEY (pool, username), UNIQUE (pool, name_key), UNIQUE (pool, alias_key), UNIQUE (pool, sub));
CREATE TABLE IF NOT EXISTS members (
  pool TEXT NOT NULL, username TEXT NOT NULL, name TEXT NOT NULL,
  PRIMARY KEY (pool, username, name),
  FOREIGN KEY (pool, username) REFERENCES users (pool, username) ON DELETE CASCADE);
CREATE TABLE IF NOT EXISTS identities (
  pool TEXT NOT NULL, provider TEXT NOT NULL, subject TEXT NOT NULL, username TEXT NOT NULL,
  PRIMARY KEY (pool, provider, subject),
  FOREIGN KEY (pool, username) REFERENCES users (pool, username) ON DELETE CASCADE);
CREATE TABLE IF NOT EXISTS sessions (
  origin_jti TEXT PRIMARY KEY, pool TEXT NOT NULL, client TEXT NOT NULL, username TEXT NOT NULL,
  refresh TEXT NOT NULL UNIQUE, auth_time INTEGER NOT NULL, scopes TEXT NOT NULL, expires INTEGER NOT NULL,
  revoked INTEGER NOT NULL DEFAULT 0);
CREATE INDEX IF NOT EXISTS sessions_by_user ON sessions (pool, username);
CREATE TABLE IF NOT EXISTS software_tokens (
  pool TEXT NOT NULL, username TEXT NOT NULL, secret TEXT, pending TEXT, used_step INTEGER NOT NULL DEFAULT -1,
  enabled INTEGER NOT NULL DEFAULT 0, preferred INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (pool, username),
  FOREIGN KEY (pool, username) REFERENCES users (pool, username) ON DELETE CASCADE);
CREATE TABLE IF NOT EXISTS code_challenges (
  session TEXT PRIMARY KEY, pool TEXT NOT NULL, client TEXT NOT NULL, username TEXT NOT NULL,
  expires INTEGER NOT NULL, spent INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS choices (
  session TEXT PRIMARY KEY, pool TEXT NOT NULL, client TEXT NOT NULL, username TEXT NOT NULL,
  expires INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS passkeys (
  pool TEXT NOT NULL, username TEXT NOT NULL, id TEXT NOT NULL, public_key TEXT NOT NULL, counter INTEGER NOT NULL,
  transports TEXT NOT NULL, attachment TEXT, name TEXT NOT NULL, created INTEGER NOT NULL,
  PRIMARY KEY (pool, id),
  FOREIGN KEY (pool, username) REFERENCES users (pool, username) ON DELETE CASCADE);
CREATE TABLE IF NOT EXISTS passkey_registrations (
  pool TEXT NOT NULL, username TEXT NOT NULL, challenge TEXT NOT NULL, expires INTEGER NOT NULL,
  PRIMARY KEY (pool, username),
  FOREIGN KEY (pool, username) REFERENCES users (pool, username) ON DELETE CASCADE);
CREATE TABLE IF NOT EXISTS passkey_factors (
  pool TEXT NOT NULL, username TEXT NOT NULL, PRIMARY KEY (pool, username),
  FOREIGN KEY (pool, username) REFERENCES users (pool, username) ON DELETE CASCADE);
CREATE TABLE IF NOT EXISTS passkey_challenges (
  session TEXT PRIMARY KEY, pool TEXT NOT NULL, client TEXT NOT NULL, username TEXT NOT NULL,
  challenge TEXT NOT NULL, expires INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS grants (
  code TEXT PRIMARY KEY, pool TEXT NOT NULL, client TEXT NOT NULL, username TEXT NOT NULL,
  redirect_uri TEXT NOT NULL, scopes TEXT NOT NULL, challenge TEXT, nonce TEXT, expires INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS keys (pool TEXT PRIMARY KEY, kid TEXT NOT NULL, private TEXT NOT NULL);
`;
