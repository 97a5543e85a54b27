import type { LiveHint } from '../../../functions/people/live/domain/hint.ts';
import { useLive } from '../../lib/live.ts';

/** Calls back when something happens about a home: to itself, or in its messages, viewings, offers or sale. */
export function useMattersLive(callback: (hint: LiveHint | undefined) => void): void {
  useLive('properties', callback);
  useLive('messages', callback);
  useLive('viewings', callback);
  useLive('offers', callback);
  useLive('sale', callback);
}
