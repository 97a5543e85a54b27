import { closedSiteNames } from '../../../../finding/own-adverts/domain/closed-sites.ts';
import type { HelpAnswers } from './help-answer.ts';
import { portalQuestion, withoutPortals } from './portal-answer.ts';

/** Before a home goes on sale. */
export const sellingPreparation = {
  'start-selling': {
    question: 'How do I put my home on sale?',
    answer: [
      'Choose “Sell your home” and go through six steps: address, key numbers, description, photos, floor plan and energy certificate. Everything is saved as you go, so you can stop and come back.',
      'Then choose a package and publish. Your home is on sale at once, unless we have to check it first; we do that within one working day and write to you.',
    ],
    words: 'list listing advertise add property upload begin',
    link: { to: '/add-property', label: 'Sell your home' },
  },
  'import-home': {
    question: 'Can I bring my home in from an advert, my agent’s file or a spreadsheet?',
    answer: [
      'Yes. Choose “Bring it in” under “Selling” and pick a CSV, BLM or REAXML file, or a zip of it with the photos. You see each home with what we can take over and what we couldn’t read. Nothing is saved until you press “Create”, and nothing goes on sale until you publish it.',
      `If your home is advertised on your agent’s site or your own, paste the address of that page instead. We read what it says about the home, and you correct it and tell us that home, words and photos are yours to use. ${closedSiteNames} don’t let programs read their pages, but you can paste the advert’s text.`,
      'Homes to let are left out, and so are homes that you already have here, where the file has the house number. An agent’s photos and words may belong to the agent, so ask before you use them.',
    ],
    words:
      'import upload csv excel blm reaxml xml zip spreadsheet template bulk several homes switch agent advert link url address website rightmove zoopla onthemarket',
    link: { to: '/add-property/import', label: 'Import a home' },
  },
  'what-i-need': {
    question: 'What do I need before I start?',
    answer: [
      'Your postcode, the price you want, at least one photo, the council tax band or, in Northern Ireland, the yearly rates, and the energy certificate. A floor plan helps. For a leasehold you also need the years left, the ground rent and the service charge.',
      'You must own the home, or be authorised by its owners. In Scotland you need the Home Report before the home goes on sale.',
    ],
    words: 'documents prepare requirements epc lease',
  },
  'asking-price': {
    question: 'How do I decide what to ask for my home?',
    answer: [
      'The second step shows what similar homes for sale on Gable ask and, in England and Wales, what homes nearby sold for in the last two years. They’re a guide, not a valuation: the price is yours to choose, and you can change it later.',
    ],
    words: 'price guide valuation worth value sold prices how much',
    link: { to: '/sell', label: 'Prices near you' },
  },
  'energy-certificate': {
    question: 'What if I have no energy certificate yet?',
    answer: [
      'Order one and tell us the date you did. You can publish while you wait, for up to 28 days. Some homes are exempt, including some listed buildings; if yours is, say so instead.',
    ],
    words: 'epc rating exempt missing',
  },
  photos: {
    question: 'How many photos can I show, and in which formats?',
    answer: [
      'Starter shows 10 photos, the paid packages 30. You can upload JPEG, PNG, WebP and HEIC files, or scan a QR code to send them straight from your phone. We remove the record of where a photo was taken before anyone sees it.',
      'You can add links to a video and a 360° tour, which buyers open from the photos.',
    ],
    words: 'pictures images upload phone gps film youtube vimeo matterport virtual',
  },
  'who-sees-address': {
    question: 'Who sees my address?',
    answer: [
      'You choose whether your page shows the house number or just the street. Buyers get the full address once you confirm their viewing.',
    ],
    words: 'privacy hide house number street location',
  },
  'joint-owners': {
    question: 'I own my home with someone else. What do we do?',
    answer: [
      'One of you lists it and deals with buyers. Invite the others on the home’s page: they say whether they agree to the sale. While one of them declines, no offer can be accepted.',
      'Who agrees reads a page that says what they consent to and what not, and signs it, typed or drawn. It isn’t a contract of sale: every owner signs that, in Scotland the disposition, through a solicitor. If the home’s address or its owners change, the signature ends and we ask them again. Consents from before we had signatures still count.',
      'Who agrees sees how the home is doing: interest, the viewings to come, every offer with its terms, and the steps of the sale. They choose whether we tell them of offers and viewings. Buyers’ names and messages stay with you, and so does what you paid Gable.',
    ],
    words: 'joint owner partner spouse wife husband co-owner invite consent sign signature',
    link: { to: '/my-listing', label: 'Selling' },
  },
} satisfies HelpAnswers;

/** While a home is on sale. */
export const sellingOnMarket = {
  portals: {
    question: portalQuestion,
    answer: withoutPortals,
    words: 'portal onthemarket advertise listed other sites property websites',
  },
  'with-agent': {
    question: 'Can I sell here while an estate agent has my home?',
    answer: [
      'Look at your contract with the agent first, and ask the agent in writing. With sole selling rights you owe their fee whoever finds the buyer, and after the contract has ended, too, for a buyer who was introduced or dealt with while it ran. With sole agency you usually owe it for a buyer whom that agent or another agent introduced, or with whom that agent dealt. The contract says what notice you have to give.',
    ],
    words: 'already contract sole agency multi-agency selling rights notice tied commission',
  },
  'open-times': {
    question: 'How do I offer viewing times?',
    answer: [
      'Add times on the home’s viewings page, one by one or in a pattern such as every Saturday morning. Each can last from 15 minutes to 2 hours, between 7:00 and 21:00. Buyers ask for a time, and you accept, decline or suggest another.',
    ],
    words: 'calendar slots appointments open house schedule',
  },
  'tell-people': {
    question: 'How do I tell people that my home is for sale?',
    answer: [
      'Share the link to your listing, print a poster for your window with a code that opens it, or hand out the brochure at viewings: two pages with photos, key facts, a map and, if you’ve added one as a picture, the floor plan. Buyers whose saved search fits your home get an email about it. You’ll find the link, the poster and the brochure on the home’s page.',
    ],
    words: 'share whatsapp facebook poster brochure pdf qr advertise link promote',
    link: { to: '/my-listing', label: 'Selling' },
  },
  'change-listing': {
    question: 'Can I change the price or the text later?',
    answer: [
      'Yes, on “Selling”, until the sale is binding. If the price changes, we tell people who saved your home, and its page shows the earlier prices. Once you accept an offer, we tell the buyer about any change to the price, tenure or key facts.',
    ],
    words: 'edit reduce lower raise update description',
    link: { to: '/my-listing', label: 'Selling' },
  },
  'pause-withdraw': {
    question: 'How do I pause my listing or take it off the market?',
    answer: [
      'Open the home under “Selling”. Pause it to hide it for a while; the clock on your package keeps running. Withdraw it to take it off the market: we cancel any viewings, close open offers and tell the people concerned.',
      'Once a sale is agreed, end the sale first.',
    ],
    words: 'remove delete stop hide unpublish',
    link: { to: '/my-listing', label: 'Selling' },
  },
} satisfies HelpAnswers;

/** From the first offer to completion. */
export const sellingToBuyer = {
  'answer-offers': {
    question: 'How do I answer an offer?',
    answer: [
      'Accept it, decline it or name another price. Each offer shows how the buyer would pay, their chain and their proof of funds, described in words rather than a score. A price you name is open for at least 72 hours, until 21:00. If the buyer doesn’t answer, their own offer is still open.',
      'When you accept one, the others stay as backups and come back if the sale falls through.',
    ],
    words: 'accept reject counter negotiate bid',
  },
  'best-and-final': {
    question: 'Can I ask all buyers for their best offer?',
    answer: [
      'Yes, with Plus and Premium, when at least two buyers have an open offer. You set a deadline between 4 hours and 14 days away. Until then you see none of the new sums, and buyers never see each other’s.',
    ],
    words: 'sealed bids rounds deadline final',
  },
  'closing-date': {
    question: 'What is a closing date?',
    answer: [
      'In Scotland, the day and hour by which everyone who wants the home sends a sealed bid: a price, a date of entry and any conditions. With Plus and Premium you set one once there are at least two people to ask: everyone who has noted interest, has viewed or booked to view the home, or has an open offer. They all get the same message; people whom you or we have blocked are left out.',
      'On the closing date you see all bids at once and accept one or none. You don’t have to take the highest. What you accept here isn’t binding: the buyer’s solicitor sends the formal offer, and missives follow.',
    ],
    words: 'scotland scottish blind bid sealed noon missives date of entry',
  },
  auctions: {
    question: 'Can I sell by auction?',
    answer: [
      'Yes, with an auctioneer of your choice. Choose “Sold by auction” in step 2, and buyers see it on the home’s page and can filter for it. Bids, fees and the legal pack are the auctioneer’s: say in your description where buyers find them. Gable runs no auctions.',
    ],
    words: 'auction auctioneer bid room modern method legal pack reserve',
  },
  'sale-agreed': {
    question: 'What happens after I accept an offer?',
    answer: [
      'You and the buyer get a page for the sale with every step to completion. Once you have both named your solicitors and given your full names, and you the title number, the memorandum of sale is issued; in Scotland it’s called the note of agreed terms. If you like, you can both sign it electronically on that page; the sale doesn’t become binding by it. Solicitors get a link and need no account. From acceptance on you can see each other’s name, email and phone number.',
    ],
    words:
      'stc memorandum sign signature solicitor conveyancing exchange missives completion settlement progress',
  },
  'reservation-agreement': {
    question: 'What is a reservation agreement?',
    answer: [
      'In England, Wales and Northern Ireland, either side of an agreed sale can propose one on the page of the sale, for 2 to 16 weeks. It’s optional. The seller promises to deal with nobody else, the buyer to get on with it, and once both have signed it, it binds the two of you. Show it to your solicitor before you sign.',
      'Either side can still pull out. Whoever does so without one of the reasons that you agreed, or breaks a promise, owes the other side’s costs since both signed, as shown by bills, up to a sum from £100 to £2,500 that you choose. Taking the home off the market counts as pulling out. Nobody pays a deposit, Gable holds no money, and Gable doesn’t decide who’s right.',
    ],
    words: 'reserve lock-out exclusivity pull out gazump gazunder penalty costs sign binding',
  },
  'sale-ready-pack': {
    question: 'What is the sale-ready pack?',
    answer: [
      'The questions and documents that a buyer’s solicitor asks for first, which you can prepare before you have a buyer. They get it when you accept an offer. It comes with Plus and Premium.',
    ],
    words: 'legal pack documents solicitor questions ta6',
  },
  'fall-through': {
    question: 'What if the sale falls through?',
    answer: [
      'Put the home back on sale from “Selling”. That’s free, and the days on which the sale was with the solicitors don’t come off your package. We ask buyers with backup offers whether they’re still interested.',
    ],
    words: 'collapse pull out relist back on market buyer withdrew',
  },
} satisfies HelpAnswers;
