import * as z from 'zod';
import declarations from './subscribers.json' with { type: 'json' };
import { Subscriber } from './types.ts';

export type SubscriberName = keyof typeof declarations;

/** One function per reaction, as their files declare them; `npm run manifest` writes the list. */
export const subscribers = z.record(z.string(), Subscriber).parse(declarations);
