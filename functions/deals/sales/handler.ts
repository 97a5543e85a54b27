import { type UserId, sideOf } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { newId } from '../../kernel/data/ids.ts';
import { createRepeatedLoad } from '../../kernel/data/update.ts';
import { env } from '../../kernel/env.ts';
import { AppError } from '../../kernel/errors.ts';
import { apiWithKeys } from '../../kernel/http/api-with-keys.ts';
import { describeOperator, parseOperator } from '../../kernel/operator.ts';
import { renderPage } from '../../kernel/pdf/render-page.ts';
import type { Offer } from '../offers/domain/offer.ts';
import { hasPack } from '../sale-packs/queries/has-pack.ts';
import { hasValidSignature, parseMemorandumKey as claimOf } from './adapters/memorandum-key.ts';
import { findMemorandum } from './adapters/memorandum-repository.ts';
import { buildSolicitorWrite, findOfferOfSolicitor, findSale } from './adapters/sale-repository.ts';
import { changeHandover } from './commands/change-handover.ts';
import { inviteSolicitor } from './commands/invite-solicitor.ts';
import { openSaleLink } from './commands/open-sale-link.ts';
import { updateSale, createSaleStamp } from './commands/update-sale.ts';
import { saleRoutes, type SaleView } from './contract.ts';
import { changeSolicitor, nameSolicitor } from './domain/instruct-solicitor.ts';
import { addMemorandum, reissueMemorandum } from './domain/issue-memorandum.ts';
import { isReadyToIssue } from './domain/memorandum-readiness.ts';
import { profileOf } from './domain/milestones.ts';
import { applyDetails } from './domain/party-details.ts';
import type { SaleActor, SaleDecision } from './domain/sale-decision.ts';
import { giveReview } from './domain/sale-review.ts';
import { updateMilestone, type MilestoneUpdate } from './domain/update-milestone.ts';
import { findEarlierSolicitor } from './queries/find-earlier-solicitor.ts';
import { getSaleOfLink, getSolicitorLink } from './queries/get-sale-of-link.ts';
import {
  type SaleContext,
  getSaleOfProperty,
  getSaleToInstruct,
  getSale,
  loadMemorandumSource,
  isPartyOf,
  createSaleNotFoundError,
} from './queries/get-sale.ts';
import { loadMemorandumPaper } from './queries/load-memorandum-paper.ts';
import { loadSaleView } from './queries/load-sale-view.ts';

const getActor = (offer: Offer, userId: UserId): SaleActor => {
  const side = sideOf(offer, userId);
  if (!side) throw createSaleNotFoundError();
  return { side, solicitor: false };
};
const isOwnOffer = ({ id }: { id: UserId }) => isPartyOf(id);
const toUpdate = (decision: SaleDecision | undefined) => decision && { decision };

async function changeMilestone(
  find: () => Promise<SaleContext>,
  by: (offer: Offer) => SaleActor,
  change: Omit<MilestoneUpdate, 'by'>,
  time: Date,
) {
  const context = await updateSale(
    find,
    (context) =>
      toUpdate(
        updateMilestone(
          context.sale,
          profileOf(context),
          { ...change, by: by(context.offer) },
          createSaleStamp(time),
        ),
      ),
    time,
  );
  return loadView(context, by(context.offer), time);
}

async function loadView(context: SaleContext, by: SaleActor, time: Date): Promise<SaleView> {
  const isOver = context.sale.status === 'fallen_through';
  const [view, isReadable, earlierSolicitor] = await Promise.all([
    loadSaleView(context, by, time),
    isOver ? false : hasPack(context.property, by.side === 'seller' && !by.solicitor),
    findEarlierSolicitor(context, by),
  ]);
  return { ...view, hasPack: isReadable, ...(earlierSolicitor && { earlierSolicitor }) };
}

export const handler = apiWithKeys(saleRoutes, {
  nameSolicitor: async ({ body: { propertyId, ...details } }, caller) => {
    const time = now();
    const id = newId('sol');
    const { sale, offer } = await updateSale(
      () => getSaleToInstruct(propertyId, caller.id),
      async (context) => {
        const { side } = getActor(context.offer, caller.id);
        const named = { side, by: caller.id, id, details };
        const decision = nameSolicitor(
          context.sale,
          await loadMemorandumSource(context),
          named,
          createSaleStamp(time),
        );
        return { decision, otherWrites: [buildSolicitorWrite(id, context.sale.offerId)] };
      },
      time,
    );
    return getSolicitor(sale, getActor(offer, caller.id));
  },

  changeSolicitor: async ({ params: { id }, body: { propertyId: _, ...details } }, caller) => {
    const time = now();
    const offerId = await findOfferOfSolicitor(id);
    if (!offerId) throw new AppError('not_found', 'We can’t find that solicitor.');
    const { sale, offer } = await updateSale(
      () => getSale(offerId),
      async (context) =>
        toUpdate(
          changeSolicitor(
            context.sale,
            await loadMemorandumSource(context),
            { id, by: caller.id, details },
            createSaleStamp(time),
          ),
        ),
      time,
    );
    return getSolicitor(sale, getActor(offer, caller.id));
  },

  sale: async ({ params: { propertyId, toUserId }, query: { offerId } }, caller) => {
    const isBetween = (offer: Offer) => isPartyOf(caller.id)(offer) && isPartyOf(toUserId)(offer);
    if (toUserId === caller.id) throw createSaleNotFoundError();
    const context = await getSaleOfProperty(propertyId, isBetween, offerId);
    return loadView(context, getActor(context.offer, caller.id), now());
  },

  changeDetails: async ({ params: { propertyId }, body }, caller) => {
    const time = now();
    const context = await updateSale(
      () => getSaleOfProperty(propertyId, isOwnOffer(caller)),
      async (context) => {
        const stamp = createSaleStamp(time);
        const decision = applyDetails(context.sale, getActor(context.offer, caller.id).side, body, stamp);
        if (!isReadyToIssue(decision.sale)) return { decision };
        const source = await loadMemorandumSource(context);
        return { decision: addMemorandum(decision, source, 'Both sides gave their details.', stamp) };
      },
      time,
    );
    return loadView(context, getActor(context.offer, caller.id), time);
  },

  issueMemorandum: async ({ params: { propertyId } }, caller) => {
    const time = now();
    const context = await updateSale(
      () => getSaleOfProperty(propertyId, isOwnOffer(caller)),
      async (context) => {
        const { sale, offer } = context;
        const version = sale.memoranda.at(-1)?.version;
        const last = version === undefined ? undefined : await findMemorandum(sale.offerId, version);
        const { side } = getActor(offer, caller.id);
        return toUpdate(
          reissueMemorandum(sale, await loadMemorandumSource(context), { side, last }, createSaleStamp(time)),
        );
      },
      time,
    );
    return loadView(context, getActor(context.offer, caller.id), time);
  },

  milestone: ({ params: { propertyId }, body }, caller) =>
    changeMilestone(
      () => getSaleOfProperty(propertyId, isOwnOffer(caller)),
      (offer) => getActor(offer, caller.id),
      body,
      now(),
    ),

  changeHandover: async ({ params: { propertyId }, body }, caller) => {
    const time = now();
    const load = () => getSaleOfProperty(propertyId, isOwnOffer(caller));
    const first = await load();
    const by = getActor(first.offer, caller.id);
    const find = createRepeatedLoad(first, load);
    return loadView(await changeHandover(find, { ...body, side: by.side }, caller.id, time), by, time);
  },

  giveReview: async ({ params: { propertyId }, body }, caller) => {
    const time = now();
    const context = await updateSale(
      () => getSaleOfProperty(propertyId, isOwnOffer(caller)),
      ({ sale, offer }) =>
        toUpdate(giveReview(sale, { ...body, side: getActor(offer, caller.id).side }, createSaleStamp(time))),
      time,
    );
    return loadView(context, getActor(context.offer, caller.id), time);
  },

  inviteSolicitor: ({ params: { propertyId } }, caller) =>
    inviteSolicitor(
      () => getSaleOfProperty(propertyId, isOwnOffer(caller)),
      { by: caller.id, propertyId },
      now(),
    ),

  saleByLink: async ({ body: { token } }, _caller, { ip }) => {
    const time = now();
    const { deal, by } = await openSaleLink(token, ip, time);
    return loadView(deal, by, time);
  },

  milestoneByLink: async ({ body: { token, ...change } }, _caller, { ip }) => {
    const time = now();
    const { deal, by } = await openSaleLink(token, ip, time);
    const find = createRepeatedLoad(
      deal,
      async () => (await getSaleOfLink(await getSolicitorLink(token, time))).deal,
    );
    return changeMilestone(find, () => by, change, time);
  },

  memorandum: async ({ params: { key } }) => {
    const claimed = claimOf(key);
    const secret = claimed && (await findSale(claimed.offerId))?.secret;
    if (!claimed || secret === undefined || !hasValidSignature(key, secret))
      throw new AppError('not_found', 'We can’t find that paper.');
    if (claimed.until * 1000 < now().getTime())
      throw new AppError('gone', 'This link has ended. Open the paper from the sale’s page.');
    const paper = await loadMemorandumPaper(claimed, describeOperator(parseOperator(env('OPERATOR'))), now());
    if (!paper) throw new AppError('not_found', 'We can’t find that paper.');
    return renderPage(paper);
  },
});

function getSolicitor({ solicitors }: SaleContext['sale'], { side }: SaleActor) {
  const named = solicitors[side];
  if (!named) throw createSaleNotFoundError();
  return named;
}
