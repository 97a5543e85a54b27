import type { Guide } from '../guide.ts';

export const offers: Guide = {
  slug: 'how-to-read-an-offer',
  title: 'How to read an offer',
  category: 'Offers and sales',
  tags: ['Offers', 'Money'],
  excerpt:
    'The highest offer isn’t always the best one. How to weigh the sum against the chain, the mortgage and the date, with three offers compared line by line.',
  coverAlt: 'Three envelopes and a pair of scales with a small house in one of the pans',
  publishedDaysAgo: 38,
  body: `
<p>An offer is a sum with a story attached. The sum you can read at a glance. The story tells you how likely you’re ever to receive it, and when. Most sales that fail do so between the handshake and the contract, so the story deserves the longer look.</p>

<h2>What an offer binds you to</h2>
<p>In England and Wales an accepted offer is “subject to contract”. Neither side is bound until contracts are exchanged, and until then either may change their mind, raise or reduce. In Northern Ireland it binds once the buyer has signed the contract and the seller has accepted it in writing. In Scotland the formal offer goes from solicitor to solicitor, and the sale is binding when missives are concluded, which can be soon; see <a href="/blog/buying-and-selling-in-scotland">Scotland’s way</a>.</p>
<p>So when you accept, you choose a person to work with for some months. Choose accordingly.</p>

<h2>Five things to look at besides the sum</h2>
<h3>1. Where the money comes from</h3>
<p>A buyer with a mortgage should have an agreement in principle: a lender’s statement, after a credit check, that it would probably lend so much. Look at the lender, the sum, the name and the date on which it lapses. It isn’t a promise, for the lender has yet to value your home. A cash buyer should show where the cash is now. “Cash” that depends on selling another home isn’t cash.</p>
<h3>2. The deposit</h3>
<p>The larger the buyer’s own share, the less a cautious valuation hurts. With 5 per cent down, a valuation of £290,000 on a price of £300,000 leaves a gap that the buyer may be unable to fill. With 30 per cent down it is an inconvenience.</p>
<h3>3. The chain</h3>
<p>Ask what has to happen before this buyer can complete, and then ask it about the next one down. A first-time buyer has nothing to sell. A buyer whose home is sold subject to contract hangs on another buyer. One whose home isn’t on the market yet has only the wish to buy.</p>
<h3>4. Conditions</h3>
<p>“Subject to survey” is ordinary. “Subject to planning permission for the barn” could mean a year. Read every condition and ask who decides whether it has been met.</p>
<h3>5. Time</h3>
<p>A date that suits you is worth money. If you must rent for three months or pay for a bridging loan, put a figure on it.</p>

<h2>Three offers, side by side</h2>
<p>Your asking price is £325,000. You have found a home that is empty, and its seller would like to exchange within ten weeks.</p>
<table>
<thead><tr><th></th><th>Anna and Joe</th><th>Mr Pryce</th><th>The Lathams</th></tr></thead>
<tbody>
<tr><th>Offer</th><td>£326,000</td><td>£312,000</td><td>£321,000</td></tr>
<tr><th>Funding</th><td>Mortgage, 10% deposit</td><td>Cash, seen</td><td>Mortgage, 40% deposit</td></tr>
<tr><th>Position</th><td>Own flat on the market</td><td>Nothing to sell</td><td>Sold subject to contract to a first-time buyer</td></tr>
<tr><th>In principle</th><td>Yes, lapses in three weeks</td><td>Not needed</td><td>Yes, two months left</td></tr>
<tr><th>Conditions</th><td>Survey</td><td>None</td><td>Survey, carpets included</td></tr>
<tr><th>Date</th><td>When their flat sells</td><td>Six weeks</td><td>Ten weeks</td></tr>
</tbody>
</table>
<p>Anna and Joe offer most and can promise least: until their flat has a buyer there is nobody to exchange with. Mr Pryce is certain, quick and £14,000 below them. The Lathams are £5,000 below the highest, with a short chain, a large deposit and your date. Most people in your position would prefer them, but the reason is your own purchase. If you had nowhere to go and all summer to wait, you could ask Anna and Joe to come back when their flat is sold. If you had to move in six weeks, £9,000 might be a fair price for Mr Pryce’s certainty.</p>
<p>You needn’t decide between these as they stand. You could answer the Lathams with a counter-offer at £325,000 without the carpets, and tell the others honestly that you are talking to somebody else. If several are keen, you may call for <a href="/blog/best-and-final-offers">best and final offers</a>.</p>

<h2>Saying no, well</h2>
<p>Answer every offer, including the cheeky ones, within a day or two. Give a reason that helps: the price, the chain, the timing. A buyer refused politely in March may be your only one in May. Don’t use an invented rival to push somebody up. For an agent or another business that would be an unfair practice; for you it may be a false statement with consequences, and people remember.</p>
<p>Be fair in who you choose as well. Judge means and timing. In England, Wales and Scotland the Equality Act 2010 applies to anyone who advertises a home for sale: nobody may be turned down because of race, religion or belief, disability, sex, sexual orientation, gender reassignment, or pregnancy and maternity. Northern Ireland has laws of its own to the same end.</p>

<h2>For buyers: how to be chosen</h2>
<ul>
<li>Get your agreement in principle before you offer, and have the proof of your deposit ready.</li>
<li>Name your solicitor. It shows that you have begun.</li>
<li>State your chain in one honest sentence. It will come out.</li>
<li>Give a date for exchange and say that you can be flexible, if you can.</li>
<li>Set a time by which you would like an answer, days rather than hours.</li>
<li>Offer what you can stand by. Reducing later without a reason costs you the goodwill that you need for everything else.</li>
</ul>
<p>The offer form on Gable asks for these points in turn and shows them to the seller beside the sum, so that offers can be compared like with like. An offer there, and its acceptance, remains subject to contract. The next step after yes is described in <a href="/blog/from-memorandum-to-exchange">from memorandum to exchange</a>.</p>
`,
};
