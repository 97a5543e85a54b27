import type { Guide } from '../guide.ts';

export const fees: Guide = {
  slug: 'what-it-costs-to-sell',
  title: 'What it costs to sell: the ways compared',
  category: 'Money',
  tags: ['Money', 'Pricing', 'Preparing to sell'],
  excerpt:
    'Commission, fixed fee, auction or by yourself: what each way of selling costs on a home at £300,000, what the fee buys, and the clauses to read twice.',
  coverAlt: 'A front door key on a ring beside three stacks of coins of different heights',
  publishedDaysAgo: 80,
  body: `
<p>A fee is worth paying if it buys something that you need. The difficulty is that the ways of selling a home are priced so differently that they can hardly be compared: a percentage here, a fixed sum there, a fee that the buyer pays and you feel. This page puts them on one scale. We sell one of them ourselves, so read it with that in mind.</p>

<h2>The traditional agent: a share of the price</h2>
<p>A high-street agent is paid if the home sells. The fee is a percentage of the price, with VAT of 20 per cent on top, and you should always have it quoted with the VAT. There’s no standard rate; it is a matter of bargaining and of place. For the example below we take 1.2 per cent plus VAT, which is 1.44 per cent. On £300,000 that makes £4,320.</p>
<p>For it you get a valuation, photographs, advertising on the large portals, somebody who accompanies viewings, somebody who negotiates, and somebody who chases solicitors for months. A good one earns the fee. The most useful question is what they do between offer and exchange, since that is where sales die.</p>
<h3>Words to read twice</h3>
<ul>
<li><strong>Sole agency:</strong> you owe the fee if this agent, or another agent during the term, finds the buyer. If you find one yourself, you don’t.</li>
<li><strong>Sole selling rights:</strong> you owe it whoever finds the buyer, including your sister.</li>
<li><strong>Ready, willing and able purchaser:</strong> you may owe it for a buyer who could have bought, even if you decide not to sell.</li>
<li><strong>Tie-in:</strong> how many weeks you’re bound, and how notice is given. If you change agents too early you can owe two fees.</li>
<li><strong>Extras:</strong> photographs, floor plan, “premium listing”, a charge for withdrawing.</li>
</ul>
<p>Agents have to give you these terms in writing before you’re bound, and every estate agent in the UK must belong to a redress scheme.</p>

<h2>The fixed-fee agent: paid either way</h2>
<p>Online and hybrid agents charge a fixed sum, commonly in advance, whether or not the home sells. You usually show it yourself, or pay more for somebody who does. Ask three questions. Is the fee due if it doesn’t sell? If it can be “paid later”, is that a loan, and must you use their conveyancer? What does it cost to be listed for another six months?</p>

<h2>Auction: quick, and not free for anybody</h2>
<p>In a traditional auction the hammer falls and the contract is made on the spot; completion mostly follows within four weeks. The seller pays a commission and often an entry fee. In the modern method the buyer gets more time, often 56 days, and pays a reservation fee on top of the price. It’s tempting to think that this costs the seller nothing. A sensible bidder subtracts it from the bid.</p>
<p>Auction suits homes that a lender won’t touch, homes of which nobody knows the worth, and sellers for whom the date comes first.</p>

<h2>Quick-sale companies</h2>
<p>Some firms buy for cash within weeks, at well under the market’s price. The discount is the fee. If £300,000 becomes £250,000, the speed has cost £50,000. Ask whether they’re buying with their own money or looking for someone who will, and be wary of a price that falls on the eve of exchange.</p>

<h2>By yourself</h2>
<p>Selling privately costs what you spend on advertising and your own time: photographs, answering messages, showing people round, keeping the sale moving. On Gable there is no commission at any price. The Starter package is free, with ten photographs and 90 days; Standard is £99, Plus £249 and Premium £499, each paid once with VAT included. What each includes is on <a href="/how-it-works">how it works and fees</a>. We don’t put homes on the portals that take their adverts from agents only, which is a real difference, and you should weigh it.</p>

<h2>The same home, five ways</h2>
<table>
<thead><tr><th>Way</th><th>Assumption</th><th>Cost at £300,000</th><th>Due if it doesn’t sell</th></tr></thead>
<tbody>
<tr><td>Agent on commission</td><td>1.2% plus VAT</td><td>£4,320</td><td>Normally not</td></tr>
<tr><td>Fixed-fee agent</td><td>£1,200 with VAT</td><td>£1,200</td><td>Often yes</td></tr>
<tr><td>Traditional auction</td><td>2% plus VAT, £300 entry</td><td>£7,500</td><td>The entry fee</td></tr>
<tr><td>Quick-sale company</td><td>Buys at 83% of value</td><td>£51,000</td><td>No</td></tr>
<tr><td>Gable, Standard</td><td>£99 with VAT</td><td>£99</td><td>Yes</td></tr>
</tbody>
</table>
<p>The first four rates are assumptions for the sum. Put your own quotations in their place. And remember what the table leaves out: the price itself. An agent who brings 2 per cent more than you would have got alone has earned £6,000. One who talks you into a quick acceptance has cost you more than the fee.</p>

<h2>What everybody pays</h2>
<ul>
<li><strong>Legal work.</strong> Ask for a quotation with disbursements, and what happens to the bill if the sale falls through.</li>
<li><strong>Energy certificate</strong>, unless the old one is <a href="/blog/energy-certificates-explained">still valid</a>; in Scotland the home report.</li>
<li><strong>Leasehold pack</strong>, from the managing agent.</li>
<li><strong>Early repayment charge</strong> on the mortgage, if a fixed rate is still running. Ask the lender before you name a date, and whether the loan can move with you.</li>
<li><strong>Removal</strong>, and storage if the dates don’t meet.</li>
</ul>
<p>There’s no stamp duty for the seller. Capital gains tax is usually not due on the home that you have lived in throughout. If you let it, used part of it only for business or own another, ask: in the UK a return and payment on account can be due within 60 days of completion.</p>

<h2>Choosing</h2>
<p>Ask yourself what you are short of. If it is time, nerves or a sound front door, pay someone. If it is money, and you can answer a message and open a door, you can do this yourself, with a solicitor beside you who does the law. Many people do a little of each: they advertise on their own for six weeks and keep an agent’s quotation in the drawer. Only make sure first that you haven’t signed away the right to.</p>
`,
};
