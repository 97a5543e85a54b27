import type { CardProps, PresentCard } from './present-card.tsx';

let code: { readonly PresentCard: typeof PresentCard } | undefined;

/**
 * Fetches the code of cards, which most chats begin without. A chat waits for it, as a card that is drawn after its
 * neighbours moves them.
 */
export async function loadCards(): Promise<void> {
  code ??= await import('./present-card.tsx');
}

/** The present state of a card's object; nothing until `loadCards` is done. */
export function LoadedCard(props: CardProps) {
  return code && <code.PresentCard {...props} />;
}
