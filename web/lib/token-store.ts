const accessKey = 'buyer_access_token';
const refreshKey = 'buyer_refresh_token';

export interface Tokens {
  readonly access: string;
  readonly refresh?: string | undefined;
}

/** Both stores of a browser: one goes with the tab, the other outlives it. Neither exists on a server. */
function stores(): readonly Storage[] {
  try {
    return typeof window === 'undefined' ? [] : [window.sessionStorage, window.localStorage];
  } catch {
    return [];
  }
}

/** The tab's own store comes first: in another tab somebody else may have a login that is remembered. */
const holder = (): Storage | undefined => stores().find((store) => store.getItem(accessKey) !== null);

export function readTokens(): Tokens | null {
  const store = holder();
  const access = store?.getItem(accessKey);
  return access ? { access, refresh: store?.getItem(refreshKey) ?? undefined } : null;
}

/** Keeps the tokens of a login, and nobody else's beside them. */
export function writeTokens({ access, refresh }: Tokens, remember: boolean): void {
  const [ofTab, lasting] = stores();
  const chosen = remember ? lasting : ofTab;
  clearTokens();
  chosen?.setItem(accessKey, access);
  if (refresh) chosen?.setItem(refreshKey, refresh);
}

/** Whether the login of this tab outlives it. */
export const isRemembered = (): boolean => holder() !== stores()[0];

/** Keeps a new access token where the last one was; no other tab sees it gone in between. */
export const renewAccess = (access: string): void => holder()?.setItem(accessKey, access);

export function clearTokens(): void {
  for (const store of stores()) {
    store.removeItem(accessKey);
    store.removeItem(refreshKey);
  }
}

/** Whether a storage event of another tab is about the login. */
export const concernsTokens = (event: StorageEvent): boolean => event.key === accessKey || event.key === null;

/** Whose tokens these are, as the token itself tells; null for nobody's, empty where it does not tell. */
export function personOf(held: Tokens | null): string | null {
  if (!held) return null;
  const claims = held.access.split('.')[1] ?? '';
  try {
    return /"sub"\s*:\s*"([^"]+)"/.exec(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))?.[1] ?? '';
  } catch {
    return '';
  }
}
