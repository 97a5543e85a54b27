import * as z from 'zod';
import { OfferId, Side } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import {
  ChainInvitation,
  ChainPhase,
  InvitationDetails,
  OutsideSale,
  OutsideState,
  ProfessionalRole,
} from './domain/chain.ts';

/** A sale of a chain: no name, address or sum. */
const ChainSaleView = z.object({
  /** From 1, the sale whose buyer sells no home in this chain. */
  place: z.int().min(1),
  /** Whether it is the sale that was asked for. */
  isThis: z.boolean(),
  /** The reader’s side in it, where they have one. */
  own: Side.optional(),
  outside: OutsideSale.pick({ saidAt: true, saidBy: true }).optional(),
  phase: ChainPhase,
  title: z.string(),
  waitsFor: z
    .object({
      title: z.string(),
      owedBy: z.enum(['seller', 'buyer', 'both']),
      since: z.iso.date(),
      isLate: z.boolean(),
    })
    .optional(),
});
export type ChainSaleView = z.output<typeof ChainSaleView>;

const TieView = z.object({
  tiedAt: z.iso.datetime(),
  /** What was said of the other one, where it is outside Gable. */
  outside: OutsideSale.omit({ invitation: true })
    .extend({
      invitation: ChainInvitation.omit({ keyHash: true, email: true })
        .extend({ sentTo: z.string() })
        .optional(),
    })
    .optional(),
});

/** The chain of a sale, as one of its two sides sees it. */
export const ChainView = z.object({
  side: Side,
  sales: z.array(ChainSaleView),
  /** The place of the sale that the others wait for most. */
  holdsUp: z.int().nullable(),
  estimate: z.object({
    kind: z.enum(['agreed', 'not_before', 'too_early', 'done']),
    day: z.iso.date().optional(),
  }),
  breaks: z.array(
    z.object({
      at: z.iso.datetime(),
      end: z.enum(['below', 'above']),
      why: z.enum(['fell_through', 'withdrawn']),
    }),
  ),
  /** The reader’s own tie at this sale. */
  tie: TieView.nullable(),
  /** Their sales or purchases on Gable that this one can be tied to; empty once it is tied. */
  choices: z.array(z.object({ offerId: OfferId, title: z.string() })),
});
export type ChainView = z.output<typeof ChainView>;

/** What the professional of an invitation sees and says. */
export const ChainInvitationView = z.object({
  client: z.string(),
  is: OutsideSale.shape.is,
  role: ProfessionalRole,
  reference: z.string().optional(),
  ...OutsideState.shape,
  saidAt: z.iso.datetime(),
  saidBy: OutsideSale.shape.saidBy,
  endsAt: z.iso.datetime(),
});
export type ChainInvitationView = z.output<typeof ChainInvitationView>;

/** What is said of a sale outside Gable, also that it ended there. */
const SaidState = z.strictObject({
  ...OutsideState.shape,
  phase: z.enum([...ChainPhase.options, 'fallen_through']),
});
export type SaidState = z.output<typeof SaidState>;

const byOffer = z.object({ offerId: OfferId });
const key = z.string().regex(/^[\w-]{43}$/, 'This is no such link');

export const chainRoutes = defineRoutes({
  chain: {
    method: 'GET',
    path: '/api/chain/{offerId}',
    access: 'active',
    summary: 'The chain of a sale, for its two sides: how far each sale is and which one holds it up',
    params: byOffer,
    result: ChainView,
    problems: ['not_found'],
  },
  tieSales: {
    method: 'POST',
    path: '/api/chain/{offerId}/tie',
    access: 'active',
    summary: 'Agree that the own sale and purchase wait for each other; one of them may be outside Gable',
    status: 201,
    params: byOffer,
    body: z.strictObject({ agrees: z.literal(true), to: OfferId.or(OutsideState.strict()) }),
    result: ChainView,
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
  untieSales: {
    method: 'DELETE',
    path: '/api/chain/{offerId}/tie',
    access: 'active',
    whileLeaving: true,
    summary: 'Take the own tie at a sale back; its invitation ends',
    params: byOffer,
    status: 200,
    result: ChainView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  sayOutside: {
    method: 'PUT',
    path: '/api/chain/{offerId}/outside',
    access: 'active',
    summary: 'Say how far the own sale or purchase outside Gable is',
    params: byOffer,
    body: SaidState,
    result: ChainView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  inviteProfessional: {
    method: 'POST',
    path: '/api/chain/{offerId}/invitation',
    access: 'active',
    summary: 'Mail a solicitor or agent a link by which they say how far the sale outside Gable is',
    status: 201,
    params: byOffer,
    body: InvitationDetails.strict(),
    result: ChainView,
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
  endInvitation: {
    method: 'DELETE',
    path: '/api/chain/{offerId}/invitation',
    access: 'active',
    whileLeaving: true,
    summary: 'End the link of a solicitor or agent',
    params: byOffer,
    status: 200,
    result: ChainView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  // The key is in the body because URLs are logged and shared, and bodies are not.
  chainInvitation: {
    method: 'POST',
    path: '/api/chain-invitation',
    access: 'public',
    summary: 'What a solicitor’s or agent’s link is about',
    status: 200,
    body: z.object({ key }),
    result: ChainInvitationView,
    problems: ['gone', 'too_many'],
  },
  sayByInvitation: {
    method: 'PUT',
    path: '/api/chain-invitation',
    access: 'public',
    summary: 'Say by that link how far the sale is',
    body: z.strictObject({ key, said: SaidState }),
    // Nothing once it fell through, which ends the link.
    result: z.object({ sale: ChainInvitationView.nullable() }),
    problems: ['gone', 'stale', 'too_many'],
  },
});
