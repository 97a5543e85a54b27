const accessKey = 'buyer_access_token';
const refreshKey = 'buyer_refresh_token';

export interface Tokens {
  readonly access: string;
  readonly refresh?: string | undefined;
}

/** Both stores of a browser: one outlives the tab, the other goes with it. Neither exists on a server. */
function stores(): readonly Storage[] {
  try {
    return typeof window === 'undefined' ? [] : [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}

const holder = (): Storage | undefined => stores().find((store) => store.getItem(accessKey) !== null);

export function readTokens(): Tokens | null {
  const store = holder();
  const access = store?.getItem(accessKey);
  return access ? { access, refresh: store?.getItem(refreshKey) ?? undefined } : null;
}

/** Keeps tokens where the last ones were, or where `remember` says. */
export function writeTokens({ access, refresh }: Tokens, remember?: boolean): void {
  const [lasting, ofTab] = stores();
  const chosen = remember === undefined ? (holder() ?? lasting) : remember ? lasting : ofTab;
  const kept = refresh ?? readTokens()?.refresh;
  clearTokens();
  chosen?.setItem(accessKey, access);
  if (kept && (refresh || remember === undefined)) chosen?.setItem(refreshKey, kept);
}

export function clearTokens(): void {
  for (const store of stores()) {
    store.removeItem(accessKey);
    store.removeItem(refreshKey);
  }
}

/** Whether a storage event of another tab is about the login. */
export const concernsTokens = (event: StorageEvent): boolean => event.key === accessKey || event.key === null;
