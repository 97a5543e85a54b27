import type { NewOffer } from '../../entities/offer/api.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import { useZodForm } from '../../lib/form.ts';
import type { KnownTerms } from './known-terms.ts';
import { toOfferBody } from './offer-body.ts';

export interface OfferFormProps {
  readonly home: PropertyPage;
  readonly known: KnownTerms;
  readonly onReview: (body: NewOffer) => void;
}

export type OfferFormState = ReturnType<typeof useOfferForm>;

/** The form of an offer, filled with what is known of the buyer. */
export function useOfferForm({ home, known, onReview }: OfferFormProps) {
  const { funding, position, deposit, aip, profileAip } = known;
  return useZodForm(async () => (await import('./schemas.ts')).createOfferFormSchema(home.price), {
    initial: {
      amount: undefined,
      confirmedAmount: undefined,
      funding: funding?.value ?? '',
      deposit: deposit?.value,
      position: position?.value ?? '',
      aipLender: aip?.value.lender ?? '',
      aipAmount: aip?.value.amount ?? profileAip?.aipAmount,
      aipExpires: aip?.value.expires ?? profileAip?.aipExpiry ?? '',
      aipDoc: undefined,
      proof: undefined,
      proofExpires: '',
      conditions: '',
      targetExchange: '',
      entryDate: '',
      solicitor: '',
      message: '',
    },
    labels: {
      amount: 'Your offer',
      confirmedAmount: 'Your offer',
      funding: 'How you pay',
      deposit: 'Your own money',
      position: 'Your current home',
      aipLender: 'Lender',
      aipAmount: 'Amount of the agreement',
      aipExpires: 'End of the agreement',
      aipDoc: 'Agreement in principle',
      proof: 'Proof of funds',
      proofExpires: 'End of the proof',
      conditions: 'Conditions',
      targetExchange: 'Day the sale becomes binding',
      entryDate: 'Date of entry',
      solicitor: 'Solicitor',
      message: 'Message',
    },
    save: async (form) => {
      onReview(toOfferBody(form, home.id));
    },
  });
}
