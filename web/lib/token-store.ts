const accessKey = 'buyer_access_token';
const refreshKey = 'buyer_refresh_token';

export interface Tokens {
  readonly access: string;
  readonly refresh?: string | undefined;
}

/** The tab's store and the lasting one. Neither exists on a server. */
function listStores(): readonly Storage[] {
  try {
    return typeof window === 'undefined' ? [] : [window.sessionStorage, window.localStorage];
  } catch {
    return [];
  }
}

/** The tab's own store comes first: the lasting one can hold the login of another person. */
const findStore = (): Storage | undefined => listStores().find((store) => store.getItem(accessKey) !== null);

export function readTokens(): Tokens | undefined {
  const store = findStore();
  const access = store?.getItem(accessKey);
  return access ? { access, refresh: store?.getItem(refreshKey) ?? undefined } : undefined;
}

/** Stores the tokens of a login and removes all others. */
export function writeTokens({ access, refresh }: Tokens, remember: boolean): void {
  const [ofTab, lasting] = listStores();
  const chosen = remember ? lasting : ofTab;
  clearTokens();
  chosen?.setItem(accessKey, access);
  if (refresh) chosen?.setItem(refreshKey, refresh);
}

/** Whether the login of this tab is remembered. */
export function isRemembered(): boolean {
  return findStore() !== listStores()[0];
}

/** Replaces the access token in its store in one write, so that other tabs never see it missing. */
export function replaceAccessToken(access: string): void {
  return findStore()?.setItem(accessKey, access);
}

export function clearTokens(): void {
  for (const store of listStores()) {
    store.removeItem(accessKey);
    store.removeItem(refreshKey);
  }
}

/** Whether a storage event of another tab concerns the login. */
export function isTokenEvent(event: StorageEvent): boolean {
  return event.key === accessKey || event.key === null;
}

/** The `sub` in the access token; `undefined` without tokens, empty when it cannot be read. */
export function parsePersonId(tokens: Tokens | undefined): string | undefined {
  if (!tokens) return undefined;
  const claims = tokens.access.split('.')[1] ?? '';
  try {
    return /"sub"\s*:\s*"([^"]+)"/.exec(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))?.[1] ?? '';
  } catch {
    return '';
  }
}
