import type { BuyerGate } from '../../../events/vocabulary.ts';
import { GateNotice } from './gate-notice.tsx';

interface Props {
  readonly home: {
    readonly whoMayBook?: BuyerGate | undefined;
    readonly whoMayOffer?: BuyerGate | undefined;
  };
}

/**
 * The seller's requirements for buyers, on the page of the property; one notice when both choices are equal.
 */
export default function GateLines({ home: { whoMayBook, whoMayOffer } }: Props) {
  if (whoMayBook === whoMayOffer)
    return (
      <div className="w-full">
        <GateNotice gate={whoMayBook} act="both" />
      </div>
    );
  return (
    <div className="grid w-full gap-2">
      <GateNotice gate={whoMayBook} act="book" />
      <GateNotice gate={whoMayOffer} act="offer" />
    </div>
  );
}
