import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginSession,
  endSession,
  followOtherTabs,
  renewSession,
  getSession,
  getTokens,
} from '../../web/lib/session.ts';
import { openSite, createUserAnswer } from './app.tsx';

const startOver = vi.fn();
followOtherTabs(startOver);
const key = 'buyer_access_token';
const tokenOf = (sub: string, nth = 1) => `head.${btoa(JSON.stringify({ nth, sub }))}.sign`;

/** Simulates a login in another tab and its storage event. */
const keepElsewhere = (access: string): void => localStorage.setItem(key, access);
const hear = () => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => {
  startOver.mockClear();
});

describe('two people in two tabs of one browser', () => {
  it('keep their own logins when one ends with its tab', () => {
    beginSession({ access: tokenOf('ann') }, false);
    keepElsewhere(tokenOf('bob'));
    hear();
    expect(getTokens()?.access).toBe(tokenOf('ann'));
    expect(startOver).not.toHaveBeenCalled();
  });

  it('never share tokens after a login in another tab, and this tab starts over', () => {
    beginSession({ access: tokenOf('ann') }, true);
    keepElsewhere(tokenOf('bob'));
    expect(getTokens()).toBeUndefined();
    hear();
    expect(startOver).toHaveBeenCalledOnce();
  });

  it('start over after a logout, when the page may still hold input', () => {
    beginSession({ access: tokenOf('ann') }, true);
    endSession();
    keepElsewhere(tokenOf('bob'));
    hear();
    expect(startOver).toHaveBeenCalledOnce();
  });

  it('follow a renewal or login of the same person in another tab', () => {
    beginSession({ access: tokenOf('ann') }, true);
    keepElsewhere(tokenOf('ann', 2));
    hear();
    expect(getTokens()?.access).toBe(tokenOf('ann', 2));
    endSession();
    keepElsewhere(tokenOf('ann', 3));
    hear();
    expect(getSession().isLoggedIn).toBe(true);
    expect(startOver).not.toHaveBeenCalled();
  });

  it('drop a late renewal when another person has logged in meanwhile', () => {
    beginSession({ access: tokenOf('ann') }, true);
    endSession();
    beginSession({ access: tokenOf('bob') }, true);
    expect(renewSession(tokenOf('ann', 2))).toBe(false);
    expect(getTokens()?.access).toBe(tokenOf('bob'));
  });

  it('renew a login without touching the other tab’s', async () => {
    beginSession({ access: tokenOf('ann'), refresh: 'ann-goes-on' }, false);
    keepElsewhere(tokenOf('bob'));
    let isOld = true;
    await openSite('/email-verification', {
      'GET /api/user': () =>
        isOld ? { status: 401, body: { status: 401 } } : createUserAnswer({ is_active: 0 }),
      'POST /oauth/token': () => {
        isOld = false;
        return { body: { access_token: tokenOf('ann', 2) } };
      },
    });
    await expect.poll(() => sessionStorage.getItem(key)).toBe(tokenOf('ann', 2));
    expect(localStorage.getItem(key)).toBe(tokenOf('bob'));
  });
});
