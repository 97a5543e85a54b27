import * as z from 'zod';
import { staffAt } from '../accounts/staff.ts';
import { bloggingAt } from '../blog/blogging.ts';
import { checkingAt as buyerCheckingAt } from '../buyer-checks/checking-at.ts';
import { askingAt } from '../enquiries/asking.ts';
import { checkingAt as identityCheckingAt } from '../identity-checks/checking-at.ts';
import { chattingAt } from '../messages/chatting.ts';
import { biddingAt } from '../offers/bidding.ts';
import { card, payingAt } from '../payments/paying-at.ts';
import { pdf, photo } from '../properties/photos.ts';
import { days } from '../properties/seller.ts';
import { dealingAt } from '../sales/dealing.ts';
import type { TestCloud } from '../support/boot.ts';
import { viewingAt } from '../viewings/world.ts';
import { overTimeAt } from './fill-over-time.ts';

/** What a person, or our staff about them, writes in each place; every text is found nowhere else. */
export const marks = {
  name: 'Zqname Leaver',
  first: 'Zqfirst',
  bio: 'Zqbio by the sea',
  street: 'Zqstreet 5',
  phone: '+447700900981',
  home: 'Zqhome has a wide garden and a boarded loft. '.repeat(4),
  alt: 'Zqalt front',
  draft: 'Zqdraft words',
  note: 'Zqnote',
  message: 'Zqmessage to the seller',
  takenBack: 'Zqtakenback at once',
  offer: 'Zqoffer with love',
  viewing: 'Zqviewing with a dog',
  ticket: 'Zqticket for the team',
  staffNote: 'Zqstaffnote on the ticket',
  reviewNote: 'Zqreviewnote on a home',
  comment: 'Zqcomment about surveys',
  report: 'Zqreport of a rude person',
  reason: 'Zqreason for leaving',
  pack: 'Zqpack answer about floods',
  file: 'Zqfile as they sent it',
  proof: 'Zqproof register.pdf',
  legal: 'Zqlegal Leaver Senior',
  firm: 'Zqfirm Solicitors',
  applicant: 'Zqapplicant',
};

/** What the other sides of a person's sale and purchase write, and who owns the home with them. */
export const otherMarks = {
  buyer: 'Qqbuyer Counter',
  seller: 'Qqseller Counter',
  message: 'Qqmessage to the person',
  answer: 'Qqanswer to the person',
  offer: 'Qqoffer with love',
  viewing: 'Qqviewing with a cat',
  legal: 'Qqlegal Counter Senior',
  firm: 'Qqfirm Solicitors',
  phone: '+447700900982',
  jointOwner: 'Qqjoint Counter',
};

type Member = Awaited<ReturnType<ReturnType<typeof bloggingAt>['member']>>;
interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Every kind of data about one person, through the doors that people have. */
export function fillingAt(cloud: TestCloud) {
  const blog = bloggingAt(cloud);
  const dealing = dealingAt(cloud);
  const overTime = overTimeAt(cloud);
  const { member, own, upload, uploadedId, onSale, later } = blog;

  const fillProfile = async (person: Member) => {
    const avatar = z
      .object({ id: z.string(), url: z.string() })
      .parse(await upload(person, await photo({ width: 830, colour: '#912166' }), 'avatar'));
    const answers: Answer[] = [
      await own(person, 'PUT', '/api/buyer-seller/update-profile', {
        firstName: marks.first,
        lastName: 'Leaver',
        bio: marks.bio,
        address: marks.street,
        phone: marks.phone,
        avatar: avatar.url,
      }),
      await own(person, 'POST', '/api/property-draft', {
        data: { description: [{ value: { mainDescription: marks.draft } }] },
      }),
      await own(person, 'PUT', '/api/notification-preferences', { saved: false }),
      await own(person, 'GET', '/api/referral/user-referral/count-by-referrer'),
    ];
    return { avatar, answers };
  };

  /** A home with a package that is paid by card, a sale pack, viewing times and a proof of its address. */
  const fillHome = async (person: Member, couponCode: string) => {
    const paying = payingAt(cloud);
    const front = await uploadedId(person, await photo({ width: 850, colour: '#2a3b4c' }));
    const home = await paying.submitted(person, {
      description: [{ value: { mainDescription: marks.home } }],
      images: [{ id: front, alt: marks.alt }],
    });
    const { id } = await paying.chosen(person, home, 'plus', couponCode);
    const { url } = await paying.begun(person, id);
    await paying.byCard(url, card.good);
    await cloud.idle();
    await viewingAt(cloud).openSlot(person, home, viewingAt(cloud).inHours(90));
    for (const amount of [300_000, 301_000]) await dealing.offering(await member(), home, { amount });
    const deadline = new Date(cloud.clock.now() + days).toISOString();
    const marked = Buffer.concat([pdf, Buffer.from(`\n% ${marks.file}\n`)]);
    const document = await uploadedId(person, marked, 'document', 'application/pdf');
    const answers: Answer[] = [
      await own(person, 'POST', `/api/best-and-final/${home}`, { deadline }),
      await own(person, 'PUT', `/api/sale-packs/${home}`, {
        answers: { flooding: { value: 'yes', source: 'owner', details: marks.pack } },
        version: 0,
      }),
      await own(person, 'POST', `/api/address-proofs/${home}`, {
        documents: [{ id: document, name: marks.proof }],
      }),
      await own(person, 'POST', `/api/joint-owners/${home}`, {
        name: otherMarks.jointOwner,
        email: 'qqjoint@example.com',
      }),
    ];
    return { home, answers };
  };

  /** A sale with a memorandum that fell through before the keys. */
  const fillSale = async (person: Member) => {
    const buyer = await member(otherMarks.buyer);
    const propertyId = await onSale(person);
    const slot = await viewingAt(cloud).openSlot(person, propertyId, viewingAt(cloud).inHours(95));
    const viewing = { propertyId, timeSlotId: slot, attendees: 1, message: otherMarks.viewing };
    const answers: Answer[] = [
      await own(buyer, 'PUT', '/api/buyer-seller/update-profile', { phone: otherMarks.phone }),
      await chattingAt(cloud).write(buyer, person, propertyId, otherMarks.message),
      await chattingAt(cloud).write(person, buyer, propertyId, 'An answer'),
      await own(buyer, 'POST', '/api/viewing', viewing),
    ];
    const offerId = await dealing.offering(buyer, propertyId, { message: otherMarks.offer });
    answers.push(
      await own(person, 'PUT', `/api/accept-offer/${offerId}`, {}),
      await dealing.name(person, propertyId, { firm: marks.firm }),
      await own(person, 'POST', `/api/sale/${propertyId}/solicitor-link`),
      await own(person, 'PUT', `/api/sale/${propertyId}/details`, { party: { legalNames: [marks.legal] } }),
      await dealing.name(buyer, propertyId, { firm: otherMarks.firm, email: 'qqfirm@example.com' }),
      await own(buyer, 'PUT', `/api/sale/${propertyId}/details`, {
        party: { legalNames: [otherMarks.legal] },
      }),
    );
    await cloud.idle();
    answers.push(
      await own(buyer, 'PUT', `/api/offers/${offerId}`, { action: 'withdraw', reason: 'changed_mind' }),
    );
    return answers;
  };

  const fillAsBuyer = async (person: Member) => {
    const seller = await member(otherMarks.seller);
    const other = await onSale(seller);
    const slot = await viewingAt(cloud).openSlot(seller, other, viewingAt(cloud).inHours(100));
    const regretted = await chattingAt(cloud).sent(person, seller, other, marks.takenBack);
    const passed = await onSale(seller);
    await chattingAt(cloud).sent(person, seller, passed, 'Is it quiet there?');
    return [
      await own(person, 'DELETE', `/api/messages/${regretted.id}`),
      await own(person, 'GET', `/api/my-buying/remove/${passed}`),
      await own(person, 'POST', '/api/favourites', { propertyId: other, note: marks.note }),
      await chattingAt(cloud).write(person, seller, other, marks.message),
      await chattingAt(cloud).write(seller, person, other, otherMarks.answer),
      await biddingAt(cloud).offer(person, other, 300_000, { message: marks.offer }),
      await own(person, 'POST', '/api/viewing', {
        propertyId: other,
        timeSlotId: slot,
        attendees: 1,
        message: marks.viewing,
      }),
      await own(person, 'POST', '/api/report', {
        type: 'report',
        category: 'other',
        userId: seller.id,
        details: marks.report,
      }),
      await own(person, 'POST', '/api/report', { type: 'block', userId: (await member()).id }),
    ];
  };

  /** An identity check that the provider passed, and a buyer's statement of their chain. */
  const fillChecks = async (person: Member) => {
    const buyerChecks = buyerCheckingAt(cloud);
    await identityCheckingAt(cloud).tryOnce(person, 'verified', {
      'first-name': marks.first,
      'last-name': 'Leaver',
    });
    return [await buyerChecks.submit(person, buyerChecks.firstTime)];
  };

  const fillAsReader = async (person: Member) => {
    const post = await blog.published(await blog.newEditor());
    const applied = await blog.call('POST', '/api/grand-ambassador', {
      body: {
        name: marks.applicant,
        email: person.email,
        phone: '07700 900123',
        town: 'Leeds',
        socials: [],
        why: 'I write about moving house for people in Leeds.',
        consent: true,
      },
    });
    const answers: Answer[] = [
      await blog.comment(person, post.id, marks.comment),
      applied,
      await overTime.fillAffiliate(z.string().parse(applied.body['id'])),
    ];
    const asking = askingAt(cloud);
    const { ticket } = await asking.opened(
      { name: marks.name, message: marks.ticket, email: person.email },
      person,
    );
    const staff = await staffAt(cloud);
    answers.push(await own(staff, 'POST', `/api/staff/tickets/${ticket}/note`, { note: marks.staffNote }));
    return answers;
  };

  /** Fills every place. `answers` are those of all calls. */
  const fill = async (newcomer: Member) => {
    const { person, couponCode, answers: ofRewards } = await overTime.fillRewards(newcomer);
    const answers: Answer[] = [...ofRewards];
    const { avatar, answers: ofProfile } = await fillProfile(person);
    const { home, answers: ofHome } = await fillHome(person, couponCode);
    answers.push(...ofProfile, ...ofHome, ...(await fillSale(person)), ...(await fillAsBuyer(person)));
    answers.push(...(await fillAsReader(person)), ...(await fillChecks(person)));
    answers.push(await overTime.fillReview(person, marks.reviewNote));
    answers.push(...(await overTime.fillLogins(person)));
    const again = await later(0, person);
    answers.push(await own(again, 'GET', '/api/user/export'));
    await cloud.idle();
    return { home, avatar, answers, person: again };
  };

  return { ...blog, dealing, fill };
}
