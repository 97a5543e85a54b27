import type * as z from 'zod';
import {
  CaseId,
  CategoryId,
  CommentId,
  CouponId,
  DraftId,
  FavouriteId,
  MessageId,
  OfferId,
  PostId,
  PropertyId,
  SlotId,
  TagId,
  UserId,
  ViewingId,
} from '../../events/vocabulary.ts';
import { insertFavourite } from '../../functions/deals/favourites/adapters/favourite-repository.ts';
import { buildThreadWrite } from '../../functions/deals/messages/adapters/thread-repository.ts';
import { Thread } from '../../functions/deals/messages/domain/message.ts';
import { buildOfferWrite } from '../../functions/deals/offers/adapters/offer-repository.ts';
import { buildNewSlotWrite } from '../../functions/deals/viewings/adapters/slot-repository.ts';
import { buildViewingWrite } from '../../functions/deals/viewings/adapters/viewing-repository.ts';
import { saveFeedRow } from '../../functions/finding/search/adapters/search-repository.ts';
import { createFeedRow } from '../../functions/finding/search/domain/feed-row.ts';
import { commit, type Write } from '../../functions/kernel/data/table.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { buildDraftWrite } from '../../functions/listings/properties/adapters/draft-repository.ts';
import { buildPropertyWrite } from '../../functions/listings/properties/adapters/property-repository.ts';
import { Draft } from '../../functions/listings/properties/domain/draft.ts';
import { buildCouponInsert } from '../../functions/money/coupons/adapters/coupon-use-writes.ts';
import { Coupon } from '../../functions/money/coupons/domain/coupon.ts';
import { saveBlock } from '../../functions/people/blocks/adapters/block-repository.ts';
import { buildCategoryWrite } from '../../functions/trust/blog/adapters/category-repository.ts';
import { buildCommentWrites } from '../../functions/trust/blog/adapters/comment-repository.ts';
import {
  buildPostBodyWrite,
  buildPostWrite,
  buildSlugClaimWrite,
} from '../../functions/trust/blog/adapters/post-repository.ts';
import { countPostView } from '../../functions/trust/blog/adapters/view-repository.ts';
import { buildFiledReportWrite } from '../../functions/trust/cases/adapters/filed-report-repository.ts';
import { saveCaseWrite } from '../../functions/trust/cases/adapters/report-case-repository.ts';
import { ReportCase } from '../../functions/trust/cases/domain/report-case.ts';
import { makeFirstOffer } from '../offers/offer-examples.ts';
import { createProperty } from '../properties/property-examples.ts';
import { createSlot, toViewing } from '../viewings/viewing-examples.ts';

const toTail = (number: number): string => String(number).padStart(26, '0');
const toPropertyId = (number: number) => PropertyId.parse(`prp_${toTail(number)}`);
const toUserId = (number: number) => UserId.parse(`usr_${toTail(number)}`);

/** What is written in this order, so that no list has its own by chance. */
const written = [3, 1, 4, 2] as const;
const startedAt = Date.now();
const inDays = (days: number): string => new Date(startedAt + days * dayMs).toISOString();
/** When each was last touched, which its id doesn’t say; two of them at the same time. */
const touched = new Map<number, number>([
  [1, -2],
  [2, -2],
  [3, -1],
  [4, -3],
]);
const touchedAt = (number: number): string => inDays(touched.get(number) ?? 0);

/** Homes of the other person are numbered from here on. */
const elsewhere = 10;
const save = (...writes: readonly Write[]) => commit([...writes], []);
const other = toUserId(99);

async function writeHomes(personId: UserId): Promise<void> {
  for (const [nth, number] of [...written, ...written.map((own) => own + elsewhere)].entries()) {
    const ownerId = number > elsewhere ? other : personId;
    const home = createProperty({ id: toPropertyId(number), ownerId, version: 1, uprn: undefined });
    await save(buildPropertyWrite(home));
    await saveFeedRow(createFeedRow(home, startedAt * 1_000 + nth, new Date(startedAt)));
  }
}

async function writeOwn(personId: UserId, number: number): Promise<void> {
  await save(
    buildDraftWrite(
      Draft.parse({
        id: DraftId.parse(`drf_${toTail(number)}`),
        ownerId: personId,
        data: {},
        version: 1,
        createdAt: touchedAt(number),
        updatedAt: touchedAt(number),
      }),
    ),
  );
  await insertFavourite(
    {
      id: FavouriteId.parse(`fav_${toTail(number)}`),
      propertyId: toPropertyId(elsewhere + number),
      userId: personId,
      savedPrice: 1,
      savedAt: touchedAt(number),
    },
    [],
  );
  await saveBlock({ blockerId: personId, blockedId: toUserId(30 + number), blockedAt: touchedAt(number) });
}

function createThread(personId: UserId, number: number, change: Partial<z.input<typeof Thread>>): Thread {
  const side = { readTo: '', deliveredTo: '', unread: 0, archived: false, wrote: true };
  const id = MessageId.parse(`msg_${toTail(number)}`);
  return Thread.parse({
    propertyId: toPropertyId(elsewhere + number),
    buyerId: personId,
    sellerId: other,
    last: { id, order: id, fromId: other, kind: 'text', hiddenFor: [], text: 'Hello' },
    // Unread and read ones are in different partitions of the index.
    buyer: { ...side, unread: number % 2 },
    seller: side,
    messages: 1,
    version: 1,
    createdAt: inDays(-9),
    updatedAt: touchedAt(number),
    ...change,
  });
}

async function writeDeals(personId: UserId, number: number): Promise<void> {
  const made = new Date(touchedAt(number));
  const bought = { id: OfferId.parse(`off_${toTail(elsewhere + number)}`), buyerId: personId };
  const property = createProperty({ id: toPropertyId(elsewhere + number), ownerId: other });
  const sold = { id: OfferId.parse(`off_${toTail(number)}`), buyerId: toUserId(20 + number) };
  const own = createProperty({ id: toPropertyId(1), ownerId: personId });
  await save(
    buildOfferWrite(makeFirstOffer({ ...bought, property }, made).offer),
    buildOfferWrite(makeFirstOffer({ ...sold, property: own }, made).offer),
    buildThreadWrite(createThread(personId, number, {})),
    buildThreadWrite(
      createThread(personId, number, { propertyId: own.id, sellerId: own.ownerId, buyerId: sold.buyerId }),
    ),
  );
}

/** Days from now at which viewings begin, by their numbers. */
const viewingDays = [3, 1, -1, -1, 1, -4];

async function writeViewings(personId: UserId): Promise<void> {
  for (const number of [3, 1, 6, 4, 2, 5]) {
    const start = inDays(viewingDays[number - 1] ?? 0);
    const end = new Date(Date.parse(start) + dayMs / 48).toISOString();
    const slot = createSlot(number, 0, { propertyId: toPropertyId(13), sellerId: other, start, end });
    const id = ViewingId.parse(`vwg_${toTail(number)}`);
    await save(buildViewingWrite({ ...toViewing(slot), id, status: 'confirmed', buyerId: personId }));
  }
  for (const [number, day] of [
    [3, 4],
    [1, 5],
    [4, 3],
    [2, 2],
  ] as const) {
    const span = { start: inDays(day), end: new Date(Date.parse(inDays(day)) + dayMs / 48).toISOString() };
    const id = SlotId.parse(`slt_${toTail(number)}`);
    await save(
      buildNewSlotWrite(
        createSlot(number, 0, {
          id,
          propertyId: toPropertyId(1),
          sellerId: personId,
          ...span,
        }),
      ),
    );
  }
}

const tagNames = new Map([
  [1, 'Zinc'],
  [2, 'apples'],
  [3, 'Éclairs'],
  [4, 'Moving'],
]);
const tagViews = new Map([
  [1, 1],
  [2, 3],
  [3, 1],
  [4, 2],
]);
const places = new Map([
  [1, 2],
  [2, 0],
  [3, 1],
  [4, 1],
]);
const categoryNames = new Map([
  [1, 'First by name'],
  [2, 'Selling'],
  [3, 'Money'],
  [4, 'Moving'],
]);

async function writeBlog(personId: UserId, number: number): Promise<void> {
  const id = PostId.parse(`pst_${toTail(number)}`);
  const name = tagNames.get(number) ?? '';
  const tag = { id: TagId.parse(`tag_${toTail(number)}`), name, slug: `tag-${number}` };
  const categoryId = CategoryId.parse(`cat_${toTail(number)}`);
  const time = { version: 1, createdAt: inDays(-5) };
  await save(
    buildCategoryWrite({
      id: categoryId,
      name: categoryNames.get(number) ?? '',
      slug: `category-${number}`,
      position: places.get(number) ?? 0,
      ...time,
    }),
    buildPostWrite({
      id,
      slug: `post-${number}`,
      status: 'published',
      title: `Post ${number}`,
      excerpt: 'Words',
      categoryId,
      tags: [tag],
      authorId: other,
      readMinutes: 1,
      seo: {},
      bodyImageIds: [],
      publishedAt: touchedAt(number),
      updatedAt: touchedAt(number),
      ...time,
    }),
    buildPostBodyWrite(id, '<p>Words</p>'),
    buildSlugClaimWrite(`post-${number}`, id),
    ...buildCommentWrites(undefined, {
      id: CommentId.parse(`cmt_${toTail(number)}`),
      postId: PostId.parse(`pst_${toTail(1)}`),
      authorId: other,
      body: 'Thank you',
      status: 'visible',
      heldFor: [],
      ...time,
    }),
  );
  for (let view = 0; view < (tagViews.get(number) ?? 0); view += 1)
    await countPostView({ id, tags: [tag] }, `visitor ${view}`, new Date(startedAt));
}

/** Days until coupons end, by their numbers; one never does. */
const couponDays = [10, 5, undefined, 5];

async function writeCasesAndCoupons(personId: UserId, number: number): Promise<void> {
  for (const [status, id] of [
    ['closed', number],
    ['open', elsewhere + number],
  ] as const) {
    const caseId = CaseId.parse(`cas_${toTail(id)}`);
    const report = ReportCase.parse({
      id: caseId,
      status,
      reporterId: personId,
      email: 'reporter@example.com',
      category: 'fraud',
      attachments: [],
      userId: other,
      evidence: {},
      version: 1,
      createdAt: touchedAt(number),
    });
    await save(saveCaseWrite(report), buildFiledReportWrite(personId, caseId));
  }
  const days = couponDays[number - 1];
  const coupon = Coupon.parse({
    id: CouponId.parse(`cpn_${toTail(number)}`),
    code: `LIST-${number}`,
    type: 'fixed',
    value: 1_000,
    minSpendPence: 0,
    packages: [],
    ...(days !== undefined && { expiresAt: inDays(days) }),
    mostPerUser: 1,
    ownerId: personId,
    uses: 0,
    version: 1,
    createdAt: inDays(-5),
  });
  await save(...buildCouponInsert(coupon).writes);
}

/** Writes what the lists of a person have, out of their order. */
export async function writeLists(personId: UserId): Promise<void> {
  await writeHomes(personId);
  for (const number of written) {
    await writeOwn(personId, number);
    await writeDeals(personId, number);
    await writeBlog(personId, number);
    await writeCasesAndCoupons(personId, number);
  }
  await writeViewings(personId);
}
