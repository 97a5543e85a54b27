import * as z from 'zod';
import { ImageId, PropertyId } from '../../../events/vocabulary.ts';
import { defineRoutes, SealedLinkToken } from '../../kernel/http/contract.ts';
import { KnownAnswer } from './domain/known-answers.ts';
import { PackAnswer, PackAnswerDetails } from './domain/sale-pack.ts';
import { VerifiedClaims } from './domain/trust-framework/verified-claims.ts';

const PackQuestionView = z.object({
  key: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  kind: z.enum(['yes_no', 'text']),
  /** What a document would prove. */
  document: z.string().optional(),
  optional: z.boolean(),
  /** Whether its words fit in one line. */
  oneLine: z.boolean(),
  answer: PackAnswer.nullable(),
  /** What the site has of it already, until the owner answers. */
  known: KnownAnswer.nullable(),
  /** Flagged for the buyer and both solicitors; `answer.at` is the day. */
  changedAfterAcceptance: z.boolean(),
});
/** A pack with its questions, answers and what is missing. */
export const SalePackView = z.object({
  propertyId: PropertyId,
  title: z.string(),
  isOwner: z.boolean(),
  /** 0 before the first answer. */
  version: z.int().min(0),
  updatedAt: z.iso.datetime().nullable(),
  acceptedAt: z.iso.datetime().nullable(),
  keyFacts: z.array(z.object({ label: z.string(), text: z.string() })),
  percent: z.int().min(0).max(100),
  sections: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      answered: z.int(),
      of: z.int(),
      missing: z.array(z.object({ key: z.string(), text: z.string() })),
      questions: z.array(PackQuestionView),
    }),
  ),
});
export type SalePackView = z.output<typeof SalePackView>;

const PackFile = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
const byProperty = z.object({ propertyId: PropertyId });

export const salePackRoutes = defineRoutes({
  salePack: {
    method: 'GET',
    path: '/api/sale-packs/{propertyId}',
    access: 'active',
    summary:
      'The sale-ready pack of a home, for its owner (from Plus on) and for the buyer whose offer is accepted',
    params: byProperty,
    result: SalePackView,
    problems: ['not_found', 'payment_required'],
  },
  saveSalePack: {
    method: 'PUT',
    path: '/api/sale-packs/{propertyId}',
    access: 'active',
    summary: 'Save answers of the own pack; null takes one back',
    params: byProperty,
    body: z.strictObject({
      answers: z.record(z.string().max(60), PackAnswerDetails.nullable()),
      version: z.int().min(0),
    }),
    result: SalePackView,
    problems: ['not_found', 'payment_required', 'stale', 'conflict'],
  },
  salePackFile: {
    method: 'GET',
    path: '/api/sale-packs/{propertyId}/file',
    access: 'active',
    summary:
      'A link of five minutes to the pack as a PDF, or to one of its documents; 409 while the PDF is being made',
    params: byProperty,
    query: z.object({ document: ImageId.optional() }),
    result: PackFile,
    problems: ['not_found', 'conflict'],
  },
  salePackClaims: {
    method: 'GET',
    path: '/api/sale-packs/{propertyId}/claims',
    access: 'active',
    summary:
      'The pack as verified claims of the Property Data Trust Framework, for the systems of conveyancers',
    params: byProperty,
    result: VerifiedClaims,
    problems: ['not_found'],
  },
  // The token is in the body: addresses are logged and shared, bodies are not.
  salePackByLink: {
    method: 'POST',
    path: '/api/sale-link/sale-pack',
    access: 'public',
    summary: 'The pack of the sale that a solicitor’s link shows',
    status: 200,
    body: z.object({ token: SealedLinkToken }),
    result: SalePackView,
    problems: ['not_found', 'gone', 'too_many'],
  },
  salePackFileByLink: {
    method: 'POST',
    path: '/api/sale-link/sale-pack-file',
    access: 'public',
    summary: 'The pack as a PDF, or one of its documents, by a solicitor’s link',
    status: 200,
    body: z.object({ token: SealedLinkToken, document: ImageId.optional() }),
    result: PackFile,
    problems: ['not_found', 'gone', 'conflict', 'too_many'],
  },
  salePackClaimsByLink: {
    method: 'POST',
    path: '/api/sale-link/sale-pack-claims',
    access: 'public',
    summary: 'The pack as verified claims of the Property Data Trust Framework, by a solicitor’s link',
    status: 200,
    body: z.object({ token: SealedLinkToken }),
    result: VerifiedClaims,
    problems: ['not_found', 'gone', 'too_many'],
  },
});
