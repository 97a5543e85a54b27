import type { LiveHint } from '../../../functions/people/live/domain/hint.ts';
import { useLive } from '../../lib/live.ts';

/** Calls back when something happens about a home: to itself, or in its messages, viewings, offers or sale. */
export function useMattersLive(callback: (hint: LiveHint | undefined) => void): void {
  useLive(['properties', 'messages', 'viewings', 'offers', 'sale'], callback);
}
