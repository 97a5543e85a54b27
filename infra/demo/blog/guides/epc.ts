import type { Guide } from '../guide.ts';

export const epc: Guide = {
  slug: 'energy-certificates-explained',
  title: 'The energy certificate, explained',
  category: 'Selling',
  tags: ['Energy', 'The law', 'Preparing to sell'],
  excerpt:
    'Who needs an EPC and when, what the letter from A to G measures, how to find the one you may already have, and which improvements change it.',
  coverAlt: 'A house drawn beside seven coloured bars that grow longer from green to red',
  publishedDaysAgo: 24,
  body: `
<p>Most of what a buyer wants to know about your home can be seen. How much it costs to keep warm can’t, and that is the purpose of the energy performance certificate. It’s a legal document, a public record and, with a little care, an argument in your favour.</p>

<h2>What the letter means</h2>
<p>An assessor records the walls, roof, floor, windows, heating, hot water, lighting and any solar panels. Approved software then works out the cost of running the home in a standard way, whoever lives there, and turns it into points. The points make a band:</p>
<table>
<thead><tr><th>Band</th><th>Points</th><th>In a word</th></tr></thead>
<tbody>
<tr><td>A</td><td>92 and more</td><td>Very low running costs; rare in older homes</td></tr>
<tr><td>B</td><td>81 to 91</td><td>Many homes built in recent years</td></tr>
<tr><td>C</td><td>69 to 80</td><td>Well insulated, efficient heating</td></tr>
<tr><td>D</td><td>55 to 68</td><td>The middle of the scale</td></tr>
<tr><td>E</td><td>39 to 54</td><td>Room for improvement</td></tr>
<tr><td>F</td><td>21 to 38</td><td>Dear to heat</td></tr>
<tr><td>G</td><td>1 to 20</td><td>Very dear to heat</td></tr>
</tbody>
</table>
<p>Next to the current figure is a potential one: what the home could reach if the listed measures were carried out. Neither figure says what you will pay.</p>

<h2>When you need one</h2>
<p>A home needs a valid certificate when it is put up for sale, in every part of the UK. In England and Wales, if there is none, you must have ordered one before marketing begins, and it should follow within seven days, with a further twenty-one allowed where reasonable efforts didn’t produce it in time. In Northern Ireland have it ready before you advertise. The rating has to appear in advertisements. So it does in Scotland, where the energy report is part of the home report and the surveyor sees to it.</p>
<p>In England, Wales and Northern Ireland a certificate is valid for ten years, unless a newer one replaces it. It stays with the home and not with the owner: the one you were given when you bought may still do.</p>
<p>The certificate itself is changing. For England and Wales the government has confirmed a new one that gives separate ratings for fabric, heating, cost and smart readiness; as of November 2026 it was expected in the second half of 2027. Scotland’s regulations of 2025 bring in three ratings and a life of five years, with 31 October 2026 as their first day. Check <a href="https://www.gov.uk/selling-a-home/energy-performance-certificates" rel="noopener">GOV.UK</a>, or ask your surveyor in Scotland, which form applies on the day you sell.</p>
<h3>Exceptions</h3>
<p>A few buildings need none, such as some that are due to be demolished. Listed buildings are often said to be exempt. The wording is narrower: they are, so far as meeting minimum energy requirements would unacceptably alter their character. Many sellers of listed homes simply get a certificate, since lenders like to see one. If you rely on an exemption, choose it in the wizard with the reason, and keep the advice that you had.</p>
<p>Trading Standards in England and Wales can impose a penalty of £200 for marketing a home with no certificate, and the same for an advertisement that leaves out the rating. In Northern Ireland the district council can do so, also £200. The greater cost is delay, as the buyer’s solicitor will ask.</p>

<h2>Look before you pay</h2>
<p>Every certificate is on a public register. England, Wales and Northern Ireland share one, which you reach from the <a href="https://www.gov.uk/find-energy-certificate" rel="noopener">page on GOV.UK</a>; Scotland has its own. Search by postcode, and note the number: twenty digits in groups of four. You’ll need it for the advertisement.</p>
<p>If it has run out, ask an accredited assessor. Prices aren’t fixed, and a small flat costs less than a large house. The visit takes about an hour. You don’t need to be an expert, but you do need proof. Assessors may only count what they can see or what documents show, so insulation without evidence is treated as absent.</p>

<h2>Have these ready for the visit</h2>
<ul>
<li>Invoices or guarantees for cavity, loft or internal wall insulation, with dates</li>
<li>The certificate for windows replaced since 2002 (FENSA or similar)</li>
<li>The make and model of boiler or heat pump, and the installer’s papers</li>
<li>The certificate for solar panels (MCS), with their output</li>
<li>Building control papers for an extension or a loft room, which give the date and so the assumed insulation</li>
<li>A clear way to the loft hatch, the meters, the cylinder and the heating controls</li>
</ul>

<h2>What moves the figure</h2>
<p>For most homes the cheap measures come first: topping up loft insulation to about 270 mm, a thick jacket on the hot water cylinder, a full set of heating controls, low-energy lamps in every fitting, draught-proofing. Cavity walls that are suitable and still empty make a large difference. Solid walls, floors and heat pumps are proper projects, and unlikely to pay for themselves in the weeks before a sale.</p>
<h3>A worked example</h3>
<p>A brick semi of the 1930s has 62 points, a D. Its recommendations begin with loft insulation, worth three points, and cavity insulation, worth five. Together they would make 70, a C. If you had both done years ago and can find the invoices, a new assessment may be worth more than its fee. If you would have to do the work first, get a price, and ask whether the buyer might sooner have a lower price and the choice.</p>

<h2>When you advertise</h2>
<p>Give the band and the points together, and attach the chart if you have it. On Gable buyers see the coloured bands as they know them. If the figure is low, say in the description what you know: when the boiler was fitted, what a year’s gas and electricity came to, and for how many people. Real bills are more persuasive than adjectives, and they answer the question that the certificate can’t.</p>
<p>Buyers, for their part, can read the recommendations as a list of jobs with someone else’s arithmetic. Bring it to the viewing, and see our advice on <a href="/blog/viewings-with-care">viewing with care</a>.</p>
`,
};
