import type { BlockReason } from '../../../people/accounts/domain/account-block.ts';
import type { DecisionGround } from './report-case.ts';

const reasons: Readonly<Record<DecisionGround, BlockReason>> = {
  fraud: 'fraud',
  illegal_content: 'illegal',
  harassment: 'harassment',
  misleading_listing: 'false_listing',
  duplicate: 'false_listing',
  sold_elsewhere: 'false_listing',
  privacy: 'other',
  discrimination: 'harassment',
  other: 'other',
};

/** The reason that a blocked account keeps for the rule that a case rests on. */
export function toBlockReason(decisionGround: DecisionGround | undefined): BlockReason {
  return decisionGround ? reasons[decisionGround] : 'other';
}
