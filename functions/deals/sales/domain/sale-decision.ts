import type { DomainEvent } from '../../../../events/define.ts';
import type { MessageId, Side } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Memorandum } from './memorandum.ts';
import type { Milestone, Sale } from './sale.ts';

/** The acting side, or its solicitor by a link. */
export interface SaleActor {
  readonly side: Side;
  readonly solicitor: boolean;
}
/** The time of a decision and the source of its message card's id. */
export interface SaleStamp {
  readonly now: Date;
  readonly messageId: () => MessageId;
}
/** The change of the property and the offer that belongs to a decision about the sale. */
export type LinkedAction = 'instruct' | 'exchange' | 'complete' | 'hide' | 'show';

/** The result of a decision: the changed sale, its events, and the memorandum that it issues. */
export interface SaleDecision {
  readonly sale: Sale;
  readonly events: readonly DomainEvent[];
  readonly linkedAction?: LinkedAction;
  readonly memorandum?: Memorandum;
}

export function toNextSaleVersion(sale: Sale, { now }: Pick<SaleStamp, 'now'>): Sale {
  const at = now.toISOString();
  const createdAt = sale.version === 0 ? at : sale.createdAt;
  return { ...sale, version: sale.version + 1, updatedAt: at, createdAt };
}

/** The fields of every event of a sale, with a new card id. */
export function toSaleEventFields(
  { offerId, propertyId, sellerId, buyerId }: Sale,
  { messageId }: SaleStamp,
) {
  return {
    offerId,
    propertyId,
    sellerId,
    buyerId,
    messageId: messageId(),
  };
}

export function withMilestone(sale: Sale, milestone: Milestone): Sale {
  return {
    ...sale,
    milestones: [...sale.milestones.filter(({ key }) => key !== milestone.key), milestone],
  };
}

/** 409 with the sale's state and a text for the user. */
export function createSaleConflictError({ status: state }: Sale, text: string): AppError {
  return new AppError('conflict', text, { state });
}
