import * as z from 'zod';
import { dayMs } from '../../../functions/kernel/time.ts';
import { pdf, createPhoto } from '../../properties/photos.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createBlogClient } from './blog.ts';
import { createBuyerCheckClient } from './buyer-checks.ts';
import { cardNumbers, createCardPaymentClient } from './card-payments.ts';
import { createEnquiryClient } from './enquiries.ts';
import { createIdentityCheckClient } from './identity-checks.ts';
import { createMessageClient } from './messages.ts';
import { createOfferClient } from './offers.ts';
import { advertText, createOwnAdvertClient } from './own-adverts.ts';
import { createOwnershipClient } from './ownership-checks.ts';
import { createPersonalDataOverTimeClient } from './personal-data-over-time.ts';
import { createPushClient } from './push-devices.ts';
import { createSaleClient } from './sales.ts';
import { createScottishHome } from './scottish-homes.ts';
import { shareShortlist } from './shared-shortlist.ts';
import { createStaffMember } from './staff.ts';
import { createViewingClient } from './viewings.ts';
import { password } from './visitor.ts';

/** What a person, or our staff about them, writes in each place; every text is found nowhere else. */
export const marks = {
  sharedNote: 'Zqsharednote',
  name: 'Zqname Leaver',
  first: 'Zqfirst',
  bio: 'Zqbio by the sea',
  street: 'Zqstreet 5',
  phone: '+447700900981',
  home: 'Zqhome has a wide garden and a boarded loft. '.repeat(4),
  alt: 'Zqalt front',
  draft: 'Zqdraft words',
  note: 'Zqnote',
  search: 'Zqsearch near the sea',
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
  apiKey: 'Zqkey for my diary',
  webhook: 'zqwebhook',
  device: 'Zqphone',
  acting: 'Zqacting LLP',
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
  sharedNote: 'Qqtheirsharednote',
};

type Member = Awaited<ReturnType<ReturnType<typeof createBlogClient>['createMember']>>;
interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Every kind of data about one person, through the doors that people have. */
export function createPersonalDataClient(cloud: TestCloud) {
  const blogClient = createBlogClient(cloud);
  const saleClient = createSaleClient(cloud);
  const overTimeClient = createPersonalDataOverTimeClient(cloud);
  const {
    createMember,
    callAs,
    uploadFile,
    createUpload,
    publishProperty,
    advanceAndLogIn,
    createEpcCertificate,
  } = blogClient;

  const fillProfile = async (person: Member) => {
    const avatar = z
      .object({ id: z.string(), url: z.string() })
      .parse(await uploadFile(person, await createPhoto({ width: 830, colour: '#912166' }), 'avatar'));
    const answers: Answer[] = [
      await callAs(person, 'PUT', '/api/buyer-seller/update-profile', {
        firstName: marks.first,
        lastName: 'Leaver',
        bio: marks.bio,
        address: marks.street,
        phone: marks.phone,
        avatar: avatar.url,
      }),
      await callAs(person, 'POST', '/api/property-draft', {
        data: { description: [{ value: { mainDescription: marks.draft } }] },
      }),
      await callAs(person, 'PUT', '/api/notification-preferences', { saved: false }),
      await callAs(person, 'GET', '/api/referral/user-referral/count-by-referrer'),
    ];
    return { avatar, answers };
  };

  /** A home with a package that is paid by card, a sale pack, viewing times and a proof of its address. */
  const fillHome = async (person: Member, couponCode: string) => {
    const cardPaymentClient = createCardPaymentClient(cloud);
    const front = await createUpload(person, await createPhoto({ width: 850, colour: '#2a3b4c' }));
    const home = await cardPaymentClient.submitProperty(person, {
      description: [{ value: { mainDescription: marks.home } }],
      images: [{ id: front, alt: marks.alt }],
    });
    const { id } = await cardPaymentClient.choosePackage(person, home, 'plus', couponCode);
    const { url } = await cardPaymentClient.startPayment(person, id);
    await cardPaymentClient.payByCard(url, cardNumbers.good);
    await cloud.idle();
    await createViewingClient(cloud).openSlot(person, home, createViewingClient(cloud).getSlotStart(90));
    for (const amount of [300_000, 301_000])
      await saleClient.makeCashOffer(await createMember(), home, { amount });
    const deadline = new Date(cloud.clock.now() + dayMs).toISOString();
    const marked = Buffer.concat([pdf, Buffer.from(`\n% ${marks.file}\n`)]);
    const document = await createUpload(person, marked, 'document', 'application/pdf');
    const answers: Answer[] = [
      await callAs(person, 'POST', `/api/best-and-final/${home}`, { deadline }),
      await callAs(person, 'PUT', `/api/sale-packs/${home}`, {
        answers: { flooding: { value: 'yes', source: 'owner', details: marks.pack } },
        version: 0,
      }),
      await callAs(person, 'POST', `/api/address-proofs/${home}`, {
        documents: [{ id: document, name: marks.proof }],
      }),
      await callAs(person, 'POST', `/api/joint-owners/${home}`, {
        name: otherMarks.jointOwner,
        email: 'qqjoint@example.com',
      }),
    ];
    return { home, answers };
  };

  /** A sale with a memorandum that fell through before the keys. */
  const fillSale = async (person: Member) => {
    const buyer = await createMember(otherMarks.buyer);
    const propertyId = await publishProperty(person, { epcCertificate: await createEpcCertificate(person) });
    const slot = await createViewingClient(cloud).openSlot(
      person,
      propertyId,
      createViewingClient(cloud).getSlotStart(95),
    );
    const viewing = { propertyId, timeSlotId: slot, attendees: 1, message: otherMarks.viewing };
    const answers: Answer[] = [
      await callAs(buyer, 'PUT', '/api/buyer-seller/update-profile', { phone: otherMarks.phone }),
      await createMessageClient(cloud).postMessage(buyer, person, propertyId, otherMarks.message),
      await createMessageClient(cloud).postMessage(person, buyer, propertyId, 'An answer'),
      await callAs(buyer, 'POST', '/api/viewing', viewing),
    ];
    const offerId = await saleClient.makeCashOffer(buyer, propertyId, { message: otherMarks.offer });
    answers.push(
      await callAs(person, 'PUT', `/api/accept-offer/${offerId}`, {}),
      await saleClient.nameSolicitor(person, propertyId, { firm: marks.firm }),
      await callAs(person, 'POST', `/api/sale/${propertyId}/solicitor-link`),
      await callAs(person, 'PUT', `/api/sale/${propertyId}/details`, {
        party: { legalNames: [marks.legal] },
        details: { titleNumber: 'WYK123456' },
      }),
      await saleClient.nameSolicitor(buyer, propertyId, {
        firm: otherMarks.firm,
        email: 'qqfirm@example.com',
      }),
      await callAs(buyer, 'PUT', `/api/sale/${propertyId}/details`, {
        party: { legalNames: [otherMarks.legal] },
      }),
    );
    await cloud.idle();
    const sign = (signer: Member, name: string) =>
      callAs(signer, 'POST', `/api/signing/${offerId}`, {
        paper: 'memorandum',
        version: 1,
        name,
        mark: { kind: 'typed', text: name },
        intent: '2026-11-30',
        agrees: true,
      });
    answers.push(
      await sign(person, marks.legal),
      await sign(buyer, otherMarks.legal),
      await callAs(buyer, 'PUT', `/api/offers/${offerId}`, { action: 'withdraw', reason: 'changed_mind' }),
    );
    return answers;
  };

  const { confirmAdvert, readAdvert } = createOwnAdvertClient(cloud);
  const fillAsBuyer = async (person: Member) => {
    const search = { query: 'q=Leeds', name: marks.search, frequency: 'weekly' };
    const saved = await callAs(person, 'POST', '/api/saved-searches', search);
    const seller = await createMember(otherMarks.seller);
    const other = await publishProperty(seller);
    const slot = await createViewingClient(cloud).openSlot(
      seller,
      other,
      createViewingClient(cloud).getSlotStart(100),
    );
    const regretted = await createMessageClient(cloud).sendMessage(person, seller, other, marks.takenBack);
    const glen = await publishProperty(seller, await createScottishHome(cloud, seller));
    const passed = await publishProperty(seller);
    await createMessageClient(cloud).sendMessage(person, seller, passed, 'Is it quiet there?');
    return [
      await callAs(person, 'DELETE', `/api/messages/${regretted.id}`),
      await callAs(person, 'GET', `/api/my-buying/remove/${passed}`),
      await callAs(person, 'POST', `/api/home-reports/${glen}`, { agreesToPdf: true }),
      await callAs(person, 'PUT', `/api/interest-notes/${glen}`, { solicitor: marks.acting }),
      await callAs(person, 'POST', '/api/favourites', { propertyId: other, note: marks.note }),
      ...(await shareShortlist(cloud, person, other, [marks.sharedNote, otherMarks.sharedNote])),
      saved,
      await callAs(person, 'POST', '/api/user/calendar-feed'),
      await confirmAdvert(person, (await readAdvert(person, { text: advertText })).id),
      await callAs(person, 'POST', '/api/user/webhooks', {
        url: `https://hooks.example.com/${marks.webhook}`,
        types: ['message.sent.v1'],
      }),
      await callAs(person, 'POST', '/api/user/push', {
        ...createPushClient(cloud).createDevice().body,
        name: marks.device,
      }),
      await callAs(person, 'PUT', '/api/user/push/choice', { comments: true, quiet: false }),
      await callAs(person, 'POST', '/api/user/api-keys', {
        password,
        name: marks.apiKey,
        scopes: ['homes:read'],
        days: 90,
      }),
      await createMessageClient(cloud).postMessage(person, seller, other, marks.message),
      await createMessageClient(cloud).postMessage(seller, person, other, otherMarks.answer),
      await createOfferClient(cloud).postOffer(person, other, 300_000, { message: marks.offer }),
      await callAs(person, 'POST', '/api/viewing', {
        propertyId: other,
        timeSlotId: slot,
        attendees: 1,
        message: marks.viewing,
      }),
      await callAs(person, 'POST', '/api/report', {
        type: 'report',
        category: 'other',
        userId: seller.id,
        details: marks.report,
      }),
      await callAs(person, 'POST', '/api/report', { type: 'block', userId: (await createMember()).id }),
    ];
  };

  /**
   * An identity check that the provider passed, a buyer's statement of their chain, a check at a bank that waits, and a
   * proof of a home.
   */
  const fillChecks = async (person: Member, home: string) => {
    const buyerCheckClient = createBuyerCheckClient(cloud);
    await createIdentityCheckClient(cloud).runCheck(person, 'verified', {
      'first-name': marks.first,
      'last-name': 'Leaver',
    });
    return [
      await buyerCheckClient.postCheck(person, buyerCheckClient.firstTimeEvidence),
      await callAs(person, 'POST', '/api/buyer-checks/bank', { amountPence: 21_500_000 }),
      await createOwnershipClient(cloud).postProof(person, home),
    ];
  };

  const fillAsReader = async (person: Member) => {
    const post = await blogClient.publishPost(await blogClient.createEditor());
    const applied = await blogClient.call('POST', '/api/grand-ambassador', {
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
      await blogClient.postComment(person, post.id, marks.comment),
      applied,
      await overTimeClient.fillAffiliate(z.string().parse(applied.body['id'])),
    ];
    const enquiryClient = createEnquiryClient(cloud);
    const { ticket } = await enquiryClient.openTicket(
      { name: marks.name, message: marks.ticket, email: person.email },
      person,
    );
    const staff = await createStaffMember(cloud);
    answers.push(await callAs(staff, 'POST', `/api/staff/tickets/${ticket}/note`, { note: marks.staffNote }));
    return answers;
  };

  /** Fills every place. `answers` are those of all calls. */
  const fillAccount = async (newcomer: Member) => {
    const { person, couponCode, answers: ofRewards } = await overTimeClient.fillRewards(newcomer);
    const answers: Answer[] = [...ofRewards];
    const { avatar, answers: ofProfile } = await fillProfile(person);
    const { home, answers: ofHome } = await fillHome(person, couponCode);
    answers.push(...ofProfile, ...ofHome, ...(await fillSale(person)), ...(await fillAsBuyer(person)));
    answers.push(...(await fillAsReader(person)), ...(await fillChecks(person, home)));
    answers.push(await overTimeClient.fillReview(person, marks.reviewNote));
    answers.push(...(await overTimeClient.fillLogins(person)));
    const again = await advanceAndLogIn(0, person);
    answers.push(await callAs(again, 'GET', '/api/user/export'));
    await cloud.idle();
    return { home, avatar, answers, person: again };
  };

  return { ...blogClient, sales: saleClient, fillAccount };
}
