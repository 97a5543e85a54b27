import type { Guide } from '../guide.ts';

export const purchaseTax: Guide = {
  slug: 'stamp-duty-lbtt-and-ltt',
  title: 'SDLT, LBTT and LTT: the tax on buying a home in 2026/27',
  category: 'Money',
  tags: ['Tax', 'Money', 'First-time buyers', 'Scotland', 'Wales'],
  excerpt:
    'Three taxes, four nations, one set of tables. What movers, first-time buyers and people with a second home pay, worked through at four prices.',
  coverAlt: 'A staircase of coins of rising height, with a small house on each step',
  publishedDaysAgo: 66,
  body: `
<p>The tax on buying a home depends on where it is, on what you own already and, in two of the three systems, on whether you have ever owned one. England and Northern Ireland share stamp duty land tax (SDLT). Scotland has land and buildings transaction tax (LBTT), Wales land transaction tax (LTT). The buyer pays, the seller doesn’t, and the solicitor usually deals with it. The rates below are those for homes that complete in the tax year 2026/27, as of November 2026. Budgets can change them, sometimes overnight, so check before you sign: with <a href="https://www.gov.uk/stamp-duty-land-tax/residential-property-rates" rel="noopener">GOV.UK</a> for SDLT, with <a href="https://revenue.scot/taxes/land-buildings-transaction-tax/residential-property" rel="noopener">Revenue Scotland</a> for LBTT and with the <a href="https://www.gov.wales/land-transaction-tax-rates-and-bands" rel="noopener">Welsh Revenue Authority</a> for LTT.</p>

<h2>How the slices work</h2>
<p>All three taxes work in slices. You pay each rate only on the part of the price that lies within it. At £295,000 a mover in England pays nothing on the first £125,000, 2 per cent on the next £125,000, which is £2,500, and 5 per cent on the last £45,000, which is £2,250. Together that makes £4,750, or 1.6 per cent of the price.</p>

<h2>England and Northern Ireland: SDLT</h2>
<table>
<thead><tr><th>Part of the price</th><th>Movers</th><th>First-time buyers, up to £500,000</th><th>Additional home</th></tr></thead>
<tbody>
<tr><td>To £125,000</td><td>0%</td><td>0%</td><td>5%</td></tr>
<tr><td>£125,000 to £250,000</td><td>2%</td><td>0%</td><td>7%</td></tr>
<tr><td>£250,000 to £300,000</td><td>5%</td><td>0%</td><td>10%</td></tr>
<tr><td>£300,000 to £500,000</td><td>5%</td><td>5%</td><td>10%</td></tr>
<tr><td>£500,000 to £925,000</td><td>5%</td><td>No relief</td><td>10%</td></tr>
<tr><td>£925,000 to £1.5 million</td><td>10%</td><td>No relief</td><td>15%</td></tr>
<tr><td>Over £1.5 million</td><td>12%</td><td>No relief</td><td>17%</td></tr>
</tbody>
</table>
<p>These rates have applied since 1 April 2025. Additional homes under £40,000 are left out of the higher rates, here and in Wales and Scotland. The relief for first-time buyers ends abruptly: above £500,000 the ordinary rates apply to the whole price. To qualify, every buyer must be buying a first home anywhere in the world, and must intend to live in it. People who aren’t resident in the UK for this tax add two percentage points to every rate.</p>

<h2>Scotland: LBTT</h2>
<table>
<thead><tr><th>Part of the price</th><th>Movers</th><th>First-time buyers</th></tr></thead>
<tbody>
<tr><td>To £145,000</td><td>0%</td><td>0%</td></tr>
<tr><td>£145,000 to £175,000</td><td>2%</td><td>0%</td></tr>
<tr><td>£175,000 to £250,000</td><td>2%</td><td>2%</td></tr>
<tr><td>£250,000 to £325,000</td><td>5%</td><td>5%</td></tr>
<tr><td>£325,000 to £750,000</td><td>10%</td><td>10%</td></tr>
<tr><td>Over £750,000</td><td>12%</td><td>12%</td></tr>
</tbody>
</table>
<p>The Scottish relief has no upper limit, so it saves £600 at any price from £175,000. For an additional home there is a supplement of 8 per cent on the whole price, from the first pound, on top of the tax in the table; the rate dates from 5 December 2024. The Scottish budget of January 2026 left bands and supplement as they were.</p>

<h2>Wales: LTT</h2>
<table>
<thead><tr><th>Part of the price</th><th>Main rates</th></tr></thead>
<tbody>
<tr><td>To £225,000</td><td>0%</td></tr>
<tr><td>£225,000 to £400,000</td><td>6%</td></tr>
<tr><td>£400,000 to £750,000</td><td>7.5%</td></tr>
<tr><td>£750,000 to £1.5 million</td><td>10%</td></tr>
<tr><td>Over £1.5 million</td><td>12%</td></tr>
</tbody>
</table>
<table>
<thead><tr><th>Part of the price</th><th>Higher rates, for an additional home</th></tr></thead>
<tbody>
<tr><td>To £180,000</td><td>5%</td></tr>
<tr><td>£180,000 to £250,000</td><td>8.5%</td></tr>
<tr><td>£250,000 to £400,000</td><td>10%</td></tr>
<tr><td>£400,000 to £750,000</td><td>12.5%</td></tr>
<tr><td>£750,000 to £1.5 million</td><td>15%</td></tr>
<tr><td>Over £1.5 million</td><td>17%</td></tr>
</tbody>
</table>
<p>The higher rates date from 11 December 2024, and the Welsh budget for 2026/27 left all of them as they were. Wales gives first-time buyers no relief of their own, but its nil band for movers is the highest of the three.</p>

<h2>What it comes to</h2>
<table>
<thead><tr><th>Price</th><th>Buyer</th><th>England, NI</th><th>Scotland</th><th>Wales</th></tr></thead>
<tbody>
<tr><td>£200,000</td><td>Mover</td><td>£1,500</td><td>£1,100</td><td>£0</td></tr>
<tr><td></td><td>First-time</td><td>£0</td><td>£500</td><td>£0</td></tr>
<tr><td></td><td>Additional</td><td>£11,500</td><td>£17,100</td><td>£10,700</td></tr>
<tr><td>£300,000</td><td>Mover</td><td>£5,000</td><td>£4,600</td><td>£4,500</td></tr>
<tr><td></td><td>First-time</td><td>£0</td><td>£4,000</td><td>£4,500</td></tr>
<tr><td></td><td>Additional</td><td>£20,000</td><td>£28,600</td><td>£19,950</td></tr>
<tr><td>£450,000</td><td>Mover</td><td>£12,500</td><td>£18,350</td><td>£14,250</td></tr>
<tr><td></td><td>First-time</td><td>£7,500</td><td>£17,750</td><td>£14,250</td></tr>
<tr><td></td><td>Additional</td><td>£35,000</td><td>£54,350</td><td>£36,200</td></tr>
<tr><td>£650,000</td><td>Mover</td><td>£22,500</td><td>£38,350</td><td>£29,250</td></tr>
<tr><td></td><td>First-time</td><td>£22,500</td><td>£37,750</td><td>£29,250</td></tr>
<tr><td></td><td>Additional</td><td>£55,000</td><td>£90,350</td><td>£61,200</td></tr>
</tbody>
</table>

<h2>Who counts as buying an additional home</h2>
<p>Broadly, anyone who owns another home, or a share in one, at the end of the day of completion, and isn’t replacing the home they live in. Married couples and civil partners are looked at together. Homes abroad count. Inherited shares and homes held in trust have rules of their own.</p>
<p>If you buy the new home before you have sold the old one, you usually pay the higher tax first and claim the difference back once the old one is sold. In all three systems you have three years for that sale, with conditions, and a time limit for the claim. Put the sum aside in your plan even if you expect to get it back: at £300,000 in Scotland that is £24,000.</p>

<h2>When it is due</h2>
<p>SDLT is to be filed and paid within 14 days of completion, LBTT and LTT within 30. Your solicitor will ask for the money before completion. It can’t be added to the mortgage as such, so it comes out of the same savings as your deposit.</p>
<p>Every home’s page on Gable works out the tax for its nation, with the rates in force, and lets you choose what kind of buyer you are. Look at it under any home that is <a href="/listing">for sale</a>. For mixed use, several homes in one purchase, shared ownership, companies and trusts, ask a solicitor or a tax adviser: the tables above don’t cover them.</p>
`,
};
