import type { Guide } from '../guide.ts';

export const price: Guide = {
  slug: 'how-to-price-your-home',
  title: 'How to price your home',
  category: 'Selling',
  tags: ['Pricing', 'Preparing to sell'],
  excerpt:
    'Sold prices, not asking prices, tell you what a home is worth. A method for an afternoon, with a worked example and advice on what to do if nobody comes.',
  coverAlt: 'A row of terraced houses at dusk, one of them with its windows lit',
  publishedDaysAgo: 3,
  body: `
<p>The price is the one part of an advertisement that every buyer reads. Set it too high and the people who could afford your home never see it, because it sits above the limit of their search. Set it too low and you may still be rescued by competition, but you can’t rely on it. The aim is a figure that you can defend to a surveyor, since most buyers borrow and the lender’s valuer will look at the same evidence as you.</p>

<h2>Begin with what has sold</h2>
<p>Asking prices are hopes. Sold prices are facts, and they’re public. In England and Wales HM Land Registry publishes the price paid for almost every home; Registers of Scotland does the same there. In Northern Ireland there is no free list of individual sales on the same scale, so lean on the official house price index, on homes you know have sold, and on local agents.</p>
<p>Look for at least five sales that pass four tests:</p>
<ul>
<li><strong>Near.</strong> The same street or the next few, on the same side of the main road, railway or catchment line.</li>
<li><strong>Alike.</strong> The same kind of home, with the same number of bedrooms and a similar floor area. Energy certificates state the area, and those are public too.</li>
<li><strong>Recent.</strong> Within a year if you can. Sales take weeks to reach the register, so the newest entries describe deals agreed months ago.</li>
<li><strong>Ordinary.</strong> Leave out sales between relatives, sales of a share, and newly built homes, which carry a premium of their own.</li>
</ul>

<h2>Compare by the square metre, then adjust by hand</h2>
<p>Divide each price by the floor area. The result lets you compare a wide house with a narrow one. It isn’t the answer, only a place to start: the first square metres of a home (a kitchen, a bathroom, a front door) cost more than the last ones, so smaller homes show a higher figure.</p>
<h3>A worked example</h3>
<p>Suppose you own a three-bedroom terrace of 84 square metres, with a new kitchen and a north-facing yard. Three neighbours have sold:</p>
<table>
<thead><tr><th>Sale</th><th>Price</th><th>Area</th><th>Per m²</th><th>Against yours</th></tr></thead>
<tbody>
<tr><td>Number 12, March</td><td>£262,000</td><td>82 m²</td><td>£3,195</td><td>Tired kitchen, sunny garden</td></tr>
<tr><td>Number 31, June</td><td>£279,000</td><td>86 m²</td><td>£3,244</td><td>Loft room, yard like yours</td></tr>
<tr><td>Number 8, September</td><td>£255,000</td><td>83 m²</td><td>£3,072</td><td>Needed rewiring</td></tr>
</tbody>
</table>
<p>At those rates your home lies between about £258,000 and £272,500. Number 8 needed work that yours doesn’t, so it marks the bottom. Number 31 had a room that you lack, so it marks the top. Number 12 is the nearest match, a little worse inside and a little better outside. A figure of about £268,000 could be explained to anyone. Write down your reasons: when a buyer offers less, you’ll want them to hand.</p>

<h2>Mind the steps in people’s searches</h2>
<p>Buyers set a maximum, and search boxes offer round numbers. A home at £302,000 is invisible to everyone who stops at £300,000, while one at £300,000 is found by those who look up to that figure and by those who look from it. If your evidence says £302,000, the neighbouring step will bring more people through the door than the last £2,000 is worth. The old habit of ending in 950 does no harm, but no good either.</p>
<p>Tax has steps too, though they’re gentler than they were. Stamp Duty, LBTT in Scotland and LTT in Wales all work by slices, so one pound over a threshold is taxed on that pound alone. The exception to watch in England and Northern Ireland is the first-time buyer’s relief: above £500,000 it is lost altogether, and a first-time buyer who would pay £10,000 at that price pays £15,000 just past it. Our <a href="/blog/stamp-duty-lbtt-and-ltt">guide to Stamp Duty, LBTT and LTT</a> has the tables.</p>

<h2>Choose the words before the figure</h2>
<ul>
<li><strong>Guide price</strong> says that you expect offers on both sides of it.</li>
<li><strong>Offers in the region of</strong> says much the same, a touch more firmly.</li>
<li><strong>Offers in excess of</strong> sets a floor. Use it only if you would truly refuse less.</li>
<li><strong>Offers over</strong> is the usual form in Scotland, where the figure is often set below the home report’s valuation to draw people in, and where a <strong>fixed price</strong> means what it says.</li>
</ul>
<p>Leaving out the price altogether rarely helps. Buyers assume the worst and move on.</p>

<h2>Ask someone who has nothing to gain, and someone who has</h2>
<p>Local agents will usually value a home free of charge in the hope of selling it. Ask three, and ask each of them for the sales behind the figure. Be careful with the highest: it may be a bid for your instruction. A chartered surveyor charges a fee and owes you an opinion that is independent; that is worth paying for after a death, in a divorce, or where the home is unusual. In Scotland the home report contains a surveyor’s valuation in any case.</p>

<h2>If nobody comes</h2>
<p>The first two or three weeks tell you most, because every waiting buyer sees a new home at once. Plenty of visits to the page and no viewings suggests that the price or the first photograph is wrong. Viewings without offers point to something people notice only when they stand there. No visits at all is nearly always the price.</p>
<p>If you reduce, do it once and by enough to cross into the next search step. On Gable the page of a home shows how its price has changed, as buyers can work it out anyway, and a row of small cuts reads like a countdown. Before you cut, compare your home with what is <a href="/listing">for sale nearby today</a>: you’re competing with those homes, not with last year’s.</p>
<p>Finally, decide on your lowest figure in private, on a quiet evening, and write it down. You’ll make a better decision then than at the end of a telephone.</p>
`,
};
