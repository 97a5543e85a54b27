import * as z from 'zod';
import type { Portal } from '../../../../events/portal-vocabulary.ts';
import type { ClientCertificate } from '../../../kernel/certified-post.ts';
import type { PortalRemark } from '../domain/portal-advert.ts';
import type { PortalAnswer } from '../domain/portal-answer.ts';
import type { RtdfContract } from '../domain/portal-contract.ts';
import { findRemarkSubject } from '../domain/remark-subject.ts';
import { buildRightmoveMessage, buildRightmoveRemoval, toSender } from '../domain/rightmove-message.ts';
import { createMessageDigest } from './message-digest.ts';
import { postPortalMessage } from './portal-client.ts';
import type { PortalGateway } from './portal-port.ts';

const Remark = z.object({
  error_code: z.string().optional(),
  error_description: z.string().nullish(),
  error_value: z.string().nullish(),
  warning_code: z.string().optional(),
  warning_description: z.string().nullish(),
  warning_value: z.string().nullish(),
});

const RtdfAnswer = z.object({
  success: z.boolean(),
  message: z.string().nullish(),
  errors: z.array(Remark).nullish(),
  warnings: z.array(Remark).nullish(),
  property: z
    .object({
      rightmove_id: z.union([z.int(), z.string()]).nullish(),
      rightmove_url: z.string().nullish(),
      change_type: z.enum(['CREATE', 'UPDATE', 'DELETE']).nullish(),
    })
    .nullish(),
});
type RtdfAnswer = z.output<typeof RtdfAnswer>;

const RtdfList = z.object({
  success: z.literal(true),
  property: z.array(z.object({ agent_ref: z.string() })).nullish(),
});

interface RtdfOptions {
  readonly portal: Portal;
  readonly url: string;
  readonly contract: RtdfContract;
  readonly keys: ClientCertificate;
}

/** Rightmove's Real Time Data Feed, which OnTheMarket takes at its own host. */
export function createRtdfGateway({ portal, url, contract, keys }: RtdfOptions): PortalGateway {
  const post = <T>(call: string, message: object, schema: z.ZodType<T>) =>
    postPortalMessage({
      portal,
      url: new URL(`/v1/property/${call}`, url),
      keys,
      headers: { 'content-type': 'application/json' },
      message,
      schema,
    });
  return {
    build: (home) => {
      const body = buildRightmoveMessage(home, contract);
      return { body, digest: createMessageDigest(body) };
    },
    show: async ({ body }) => {
      const answer = await post('sendpropertydetails', body, RtdfAnswer);
      return answer.kind === 'away' ? answer : toShown(answer.data);
    },
    remove: async (reference, why) => {
      const message = buildRightmoveRemoval(reference, why, contract);
      const answer = await post('removeproperty', message, RtdfAnswer);
      return answer.kind === 'away' ? answer : toRemoved(answer.data);
    },
    list: async () => {
      const answer = await post('getbranchpropertylist', toListRequest(contract), RtdfList);
      if (answer.kind === 'away') return answer;
      return (answer.data.property ?? []).map(({ agent_ref: reference }) => ({ reference }));
    },
  };
}

function toListRequest(contract: RtdfContract) {
  const { network, branch } = toSender(contract);
  return { network, branch: { branch_id: branch.branch_id, channel: branch.channel } };
}

function toShown({ success, message, errors, warnings, property }: RtdfAnswer): PortalAnswer {
  if (!success) return { kind: 'refused', reasons: toReasons(errors, message) };
  const { rightmove_id: portalId, rightmove_url: url } = property ?? {};
  return {
    kind: 'shown',
    portalId: portalId === undefined || portalId === null ? undefined : String(portalId),
    url: url ?? undefined,
    warnings: (warnings ?? []).map(toRemark),
  };
}

/** A home that the portal does not know is off, as it should be. */
function toRemoved({ success, message, errors }: RtdfAnswer): PortalAnswer {
  if (success) return { kind: 'removed' };
  const reasons = toReasons(errors, message);
  const isUnknown = reasons.some(({ text }) => /not found|does ?n[o’']t exist|unknown property/i.test(text));
  return isUnknown ? { kind: 'removed' } : { kind: 'refused', reasons };
}

function toReasons(errors: RtdfAnswer['errors'], message: string | null | undefined): PortalRemark[] {
  const reasons = (errors ?? []).map(toRemark);
  return reasons.length > 0 ? reasons : [{ code: 'none', subject: 'other', text: message ?? '' }];
}

function toRemark(remark: z.output<typeof Remark>): PortalRemark {
  const text = remark.error_description ?? remark.warning_description ?? '';
  const code = remark.error_code ?? remark.warning_code ?? 'none';
  return { code, text, subject: findRemarkSubject(text, code) };
}
