import type { Offer } from '../../entities/offer/api.ts';
import { strengthPartNames } from '../../entities/offer/labels.ts';
import { OfferSum } from '../../entities/offer/offer-sum.tsx';
import { StrengthPart, ViewingPart } from '../../entities/offer/strength.tsx';
import { formatPersonName } from '../../lib/format.ts';

const parts = ['funding', 'chain', 'proof', 'timing'] as const;

/** Open offers side by side on wide screens; on phones the cards below show the same. */
export function OfferComparison({ offers }: { readonly offers: readonly Offer[] }) {
  return (
    <div className="hidden overflow-x-auto rounded-md border border-line lg:block">
      <table className="w-full text-left align-top text-sm">
        <caption className="sr-only">Open offers by amount and by how certain they are</caption>
        <thead className="bg-sunk">
          <tr>
            {['Buyer', 'Offer', 'Viewing', ...parts.map((part) => strengthPartNames[part])].map((name) => (
              <th key={name} scope="col" className="px-3 py-2.5 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.id} className="border-t border-line">
              <th scope="row" className="px-3 py-3 align-top font-semibold">
                <a href={`#${offer.id}`} className="link">
                  {formatPersonName(offer.counterpart)}
                </a>
              </th>
              <td className="px-3 py-3 align-top">
                <OfferSum offer={offer} />
              </td>
              <td className="px-3 py-3 align-top wrap-normal">
                {offer.buyerViewings && <ViewingPart viewings={offer.buyerViewings} />}
              </td>
              {parts.map((part) => {
                const found = offer.strength.find((one) => one.part === part);
                return (
                  <td key={part} className="px-3 py-3 align-top wrap-normal">
                    {found && <StrengthPart part={found} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
