import * as z from 'zod';
import { ImageId, PropertyId, UserId, lineUpTo } from '../../../../events/vocabulary.ts';
import { FactOrigin } from '../../../listings/properties/domain/fact-origin.ts';
import { createPlainTextSchema } from '../../../people/content-rules/domain/no-bank-details.ts';

/** Where the site has an answer from before the pack asks for it. */
export const AnswerOrigin = z.enum(['listing', 'register', 'sale', 'account']);
export type AnswerOrigin = z.output<typeof AnswerOrigin>;

/** What the seller answers to one question. */
export const PackAnswerDetails = z.object({
  /** `yes` or `no` where the question asks for that, else words. */
  value: createPlainTextSchema(2_000),
  /** What belongs to a yes. */
  details: createPlainTextSchema(2_000).optional(),
  /** Whether the seller knows it, or reads it from a document. */
  source: z.enum(['owner', 'document']),
  documents: z
    .array(z.object({ id: ImageId, name: lineUpTo(120).min(1) }))
    .max(5)
    .default([]),
  /** How the file knows it from which the seller took it over; none once the seller has changed it. */
  origin: FactOrigin.optional(),
});
export type PackAnswerDetails = z.output<typeof PackAnswerDetails>;

export const PackAnswer = PackAnswerDetails.extend({
  /** When it was last changed. */
  at: z.iso.datetime(),
  /** Where the site had it from when the seller confirmed it; none once the seller has changed it. */
  from: AnswerOrigin.optional(),
});
export type PackAnswer = z.output<typeof PackAnswer>;

/** The answers of one home; each save makes the next version. */
export const SalePack = z.object({
  propertyId: PropertyId,
  ownerId: UserId,
  answers: z.record(z.string(), PackAnswer),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SalePack = z.output<typeof SalePack>;
