import { cardProvider } from './card.ts';
import type { Ways } from './provider.ts';
import { walletProvider } from './wallet.ts';

/** Both providers, for what answers no call. */
export const bothWays: Ways = { card: cardProvider, wallet: walletProvider };
