import type { Account } from '../../../../people/accounts/domain/account.ts';
import { findQuestion, listSections } from '../questions.ts';
import type { ReadablePack } from '../readable-pack.ts';
import type { PackAnswer, SalePack } from '../sale-pack.ts';
import { listAnswerClaims } from './answer-claims.ts';
import { listCertificateClaims, listListingClaims } from './listing-claims.ts';
import {
  type ClaimEvidence,
  type SourcedClaims,
  type VerifiedClaims,
  frameworkVersion,
} from './verified-claims.ts';

type Seller = Pick<Account, 'firstName' | 'lastName' | 'user_name' | 'identityCheckedAt'>;

/** The energy certificate that the public register has of the home. */
export interface RegisteredCertificate {
  readonly certificateNumber: string;
  readonly rating?: string | undefined;
  readonly registeredOn: string;
  /** Whether a stand-in of the register made it up. */
  readonly isDemo: boolean;
}

/** What the claims of a pack are made from, beside its answers. */
export interface ClaimSources {
  readonly seller: Seller | undefined;
  readonly certificate: RegisteredCertificate | undefined;
  /** Who runs the site and asked the registers. */
  readonly operator: string;
  readonly now: Date;
}

/**
 * A pack as verified claims of the Property Data Trust Framework: what the seller vouches for, what a register has, and
 * what was checked. What is not known is left out.
 */
export function writeClaims(readable: ReadablePack, pack: SalePack, sources: ClaimSources): VerifiedClaims {
  const sourced = [
    ...listListingParts(readable, sources),
    ...listAnswerParts(readable, pack, sources),
    ...listChecks(readable, sources),
  ].filter(({ claims }) => Object.keys(claims).length > 0);
  return {
    verified_claims: sourced.map(({ claims, time, evidence }, nth) => ({
      id: `${pack.propertyId}/${pack.version}/${nth + 1}`,
      transactionId: pack.propertyId,
      schemaVersion: frameworkVersion,
      verification: { trust_framework: 'uk_pdtf' as const, time, evidence: [...evidence] },
      claims: { ...claims },
    })),
  };
}

function listListingParts({ home }: ReadablePack, { seller, certificate, operator, now }: ClaimSources) {
  const vouched = { time: home.updatedAt, evidence: [createVouch(seller)] };
  const parts: SourcedClaims[] = [{ claims: listListingClaims(home), ...vouched }];
  if (!certificate) return [...parts, { claims: listCertificateClaims(home), ...vouched }];
  const { certificateNumber, rating, registeredOn, isDemo } = certificate;
  const name = isDemo ? 'A made-up energy register of a demonstration' : energyRegister;
  return [
    ...parts,
    {
      claims: {
        '/propertyPack/energyEfficiency/certificate': {
          certificateNumber,
          ...(rating && { currentEnergyRating: rating }),
          lodgementDate: registeredOn,
        },
      },
      time: now.toISOString(),
      evidence: [
        createRecordEvidence(operator, { type: 'energy_performance_certificate', name, on: registeredOn }),
      ],
    },
  ];
}

const energyRegister = 'Energy performance of buildings register, England and Wales';

function listAnswerParts({ home }: ReadablePack, { answers }: SalePack, { seller }: ClaimSources) {
  return listSections(home.tenure)
    .flatMap(({ questions }) => questions)
    .flatMap(({ key }): SourcedClaims[] => {
      const answer = answers[key];
      if (!answer) return [];
      const evidence = [createVouch(seller), ...listDocuments(key, answer)];
      return [{ claims: listAnswerClaims(key, answer, home), time: answer.at, evidence }];
    });
}

const listDocuments = (key: string, { documents }: PackAnswer): ClaimEvidence[] =>
  documents.map(({ name }) => ({
    type: 'document',
    document_details: { type: `${findQuestion(key)?.document ?? 'Document'}: ${name}` },
  }));

/** What the site checked itself, said as what it is: no certified identity service, and no search of the register. */
function listChecks({ home }: ReadablePack, { seller, operator }: ClaimSources): SourcedClaims[] {
  const { firstName, lastName, identityCheckedAt } = seller ?? {};
  const mark = home.ownerMark?.seller === 'owner' ? home.ownerMark : undefined;
  const person = { role: 'Seller', ...(firstName && lastName && { name: { firstName, lastName } }) };
  return [
    ...(identityCheckedAt !== undefined && firstName && lastName
      ? [
          {
            claims: { '/participants/-': { ...person, participantStatus: 'Active' } },
            time: identityCheckedAt,
            evidence: [
              createRecordEvidence(operator, {
                type: 'identity_document_and_selfie_check',
                name: 'Stripe Identity',
              }),
            ],
          },
        ]
      : []),
    ...(mark
      ? [
          {
            claims: { '/participants/-': { ...person, sellersCapacity: { capacity: 'Legal Owner' } } },
            time: mark.checkedAt,
            evidence: [
              mark.basis === 'register'
                ? createRecordEvidence(operator, {
                    type: 'online_owner_verification',
                    name: 'HM Land Registry',
                  })
                : createProofEvidence(operator),
            ],
          },
        ]
      : []),
  ];
}

const createVouch = (seller: Seller | undefined): ClaimEvidence => ({
  type: 'vouch',
  verification_method: { type: 'auth' },
  attestation: { type: 'digital_attestation', voucher: { name: nameSeller(seller) } },
});

/** A seller without a full name is named by their part in the sale. */
function nameSeller(seller: Seller | undefined): string {
  const { firstName, lastName } = seller ?? {};
  return firstName && lastName ? `${firstName} ${lastName}` : 'The seller';
}

const createProofEvidence = (organization: string): ClaimEvidence => ({
  type: 'document',
  verifier: { organization },
  document_details: { type: 'Proof of ownership' },
});

const createRecordEvidence = (
  organization: string,
  { type, name, on }: { readonly type: string; readonly name: string; readonly on?: string },
): ClaimEvidence => ({
  type: 'electronic_record',
  verifier: { organization },
  record: { type, ...(on !== undefined && { created_at: on }), source: { name } },
});
