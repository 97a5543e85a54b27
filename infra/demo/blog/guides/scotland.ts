import type { Guide } from '../guide.ts';

export const scotland: Guide = {
  slug: 'buying-and-selling-in-scotland',
  title: 'Scotland’s way of buying and selling',
  category: 'Offers and sales',
  tags: ['Scotland', 'Conveyancing', 'The law', 'Offers'],
  excerpt:
    'Home reports, notes of interest, closing dates and missives: what is different north of the border, in the order in which you will meet it.',
  coverAlt: 'Tall stone tenements with bay windows under a wide sky, hills behind them',
  publishedDaysAgo: 59,
  body: `
<p>People who move from Leeds to Leith are often surprised. The survey comes first, the offer comes from a solicitor, and the deal can be binding while an English one would still be waiting for its searches. Scotland has its own land law, its own tax and its own manners. Most buyers who have tried both prefer it.</p>

<h2>The home report</h2>
<p>With few exceptions, new homes among them, nothing may be put on sale in Scotland without a home report. The seller pays for it, and anyone seriously interested may see it. It has three parts:</p>
<ul>
<li><strong>The single survey</strong>, by a chartered surveyor, with a valuation. Each part of the building gets a category: 1 means no immediate action, 2 that something needs repair or replacement in future, 3 that it is urgent.</li>
<li><strong>The energy report</strong>, with the certificate and its band.</li>
<li><strong>The property questionnaire</strong>, which the seller fills in: council tax band, alterations, parking, factor’s charges, flooding, guarantees.</li>
</ul>
<p>It may be no more than twelve weeks old when the home first goes on the market. If it is being remarketed later, or if a lender asks, the surveyor can refresh it. Marketing without one can bring a penalty of £500.</p>
<p>For sellers that means a surveyor before an advertisement. For buyers it means that they know the faults before they offer, instead of after. Read the twos as well as the threes: a page of twos is next winter’s bill. Ask whether the report can be relied on by your own lender, as many lenders accept it with a short addition.</p>

<h2>Prices and how they are put</h2>
<p><strong>Offers over</strong> is an invitation. The figure is often set below the valuation, and where demand is strong homes go above both. <strong>Fixed price</strong> means that the first acceptable offer at that sum will normally be taken. The gap between the valuation and what you pay can’t be borrowed, since lenders go by the valuation. Suppose a flat is valued at £240,000 and you win it at £252,000 with a mortgage of 85 per cent. The lender advances £204,000. You find £36,000 of the value and £12,000 over it, £48,000 in all, before tax and fees.</p>

<h2>Note of interest and closing date</h2>
<p>When you like a home, your solicitor can tell the seller’s side that you do. That is a note of interest. It obliges nobody, but you will normally hear if a closing date is fixed. Once two or three are noted, the seller names a day and an hour, often noon. All who wish to bid do so through their solicitors, once, without knowing the others’ figures. The seller may accept any of them or none. Our page on <a href="/blog/best-and-final-offers">best and final offers</a> has advice on arriving at a number.</p>
<p>On Gable you can note interest in a home from its page, and bid by a closing date with your figure, your position and the day you would like the keys. Nothing said on a website replaces the formal offer: that comes from your solicitor, who should be chosen before you view in earnest.</p>

<h2>Missives</h2>
<p>The formal offer is a letter that states price, date of entry, what is included and the conditions, today mostly by reference to the Scottish Standard Clauses that solicitors share. The seller’s solicitor replies, as a rule not with a plain yes but with a qualified acceptance that changes a few points. The letters that go back and forth are the missives. When every point has been accepted without qualification, they are concluded, and both sides are bound.</p>
<p>How soon that happens is up to the parties and their lenders. It can take days; these days it often takes weeks, because solicitors wait for the buyer’s mortgage offer and for title and searches. Until then either side may withdraw. Ask your solicitor to tell you the day on which you are bound, and don’t give notice on a tenancy before it.</p>
<h3>Why gazumping is rare</h3>
<p>Nothing in the law stops a seller from changing their mind before missives are concluded. The profession does: under the Law Society of Scotland’s guidance a solicitor whose client accepts an offer and then wants to take a better one will normally have to stop acting. That makes accepting an offer a more serious word than it is in England.</p>

<h2>Title, tenure and other words</h2>
<table>
<thead><tr><th>In England</th><th>In Scotland</th></tr></thead>
<tbody>
<tr><td>Freehold</td><td>Ownership; feudal tenure ended in 2004</td></tr>
<tr><td>Leasehold flat</td><td>Rare: flats are owned outright, with shared duties for roof and stair</td></tr>
<tr><td>Managing agent, service charge</td><td>Factor, factoring charges</td></tr>
<tr><td>Covenant</td><td>Real burden</td></tr>
<tr><td>Easement</td><td>Servitude</td></tr>
<tr><td>Exchange of contracts</td><td>Conclusion of missives</td></tr>
<tr><td>Completion</td><td>Settlement, on the date of entry</td></tr>
<tr><td>Stamp duty</td><td>Land and buildings transaction tax</td></tr>
</tbody>
</table>
<p>In a tenement ask about common repairs: what has been agreed, what has been billed, and who pays for work that was decided before you bought. The title deeds come first; where they are silent the Tenements (Scotland) Act 2004 fills the gap.</p>

<h2>Tax and the last steps</h2>
<p>As of November 2026, land and buildings transaction tax starts at £145,000, or £175,000 for first-time buyers. For most people who will own a second home the additional dwelling supplement is 8 per cent of the whole price from £40,000. A return goes to Revenue Scotland within 30 days of settlement. In practice your solicitor collects the tax beforehand, because the title can’t be registered until the return has been made and payment arranged. The <a href="/blog/stamp-duty-lbtt-and-ltt">tables for 2026/27</a> show what that comes to.</p>
<p>There is usually no ten per cent deposit. The whole price changes hands on the date of entry, the keys with it, and your solicitor sends the disposition to the Land Register of Scotland. Between the two an advance notice protects the buyer’s place in the queue.</p>
<p>If you sell in one country and buy in the other, use a solicitor for each and introduce them to one another early. The hard part is the middle: missives can bind you to a date of entry in Fife while your buyer in Derby is still free to walk away. Agree that order first, and start with the homes that are <a href="/listing">for sale</a>.</p>
`,
};
