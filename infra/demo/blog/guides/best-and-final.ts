import type { Guide } from '../guide.ts';

export const bestAndFinal: Guide = {
  slug: 'best-and-final-offers',
  title: 'Best and final: a fair end to a crowded sale',
  category: 'Offers and sales',
  tags: ['Offers', 'Pricing'],
  excerpt:
    'When several buyers want the same home, sealed offers by a set hour end the haggling. How a seller runs a fair round, and how a buyer arrives at a number.',
  coverAlt: 'A row of sealed letters on a table beneath a wall clock close to twelve',
  publishedDaysAgo: 45,
  body: `
<p>Two buyers raise each other by a thousand a day, a third rings to ask what is going on, and the seller, who ought to be pleased, can’t sleep. There’s a better way. Everyone who has offered is asked for one last figure, in confidence, by the same hour. Then the seller chooses. In England and Wales people call it best and final or sealed bids; Scotland has had it for generations as the closing date.</p>

<h2>When it makes sense</h2>
<p>Call a round when at least two serious buyers are near the asking price or above it, and neither is plainly better than the other. With only one buyer it is a bluff. With one offer that suits you perfectly it is greed, and you may lose the person you wanted: some buyers won’t bid blind and will withdraw instead.</p>
<p>Timing matters too. If half of the people who asked to see the home have yet to visit, finish the viewings first and say so.</p>

<h2>How to run it fairly</h2>
<ol>
<li><strong>Tell everyone the same thing at the same time.</strong> All who have an open offer get the same message with the same facts.</li>
<li><strong>Give enough time.</strong> Two or three working days let people speak to a lender and to each other. An hour favours the reckless.</li>
<li><strong>Say what you want to know.</strong> The sum, the funding, the position in the chain, any conditions, the date they could exchange.</li>
<li><strong>Say how you will decide.</strong> That you will weigh certainty and timing along with the price, and need not accept the highest or any offer.</li>
<li><strong>Keep the sums sealed</strong> until the hour has passed, from yourself as well if you can. Nobody is then tempted to let a number slip.</li>
<li><strong>Hold to it.</strong> If you reopen the bidding for someone who is disappointed, you have told all the others that final doesn’t mean final.</li>
<li><strong>Answer all of them</strong> on the day, including those who lost. Thank them, and ask whether they would like to be told if the sale falls through.</li>
</ol>
<p>With the packages that include offer rounds, Gable carries this out for you. You set a deadline between four hours and fourteen days away; every buyer with an open offer gets the same notice; sums given in the round stay sealed, from you too, until the deadline; and nothing can be accepted while it runs. You can call the round off, and then the sums given in it are never opened.</p>

<h2>What a seller should look at afterwards</h2>
<p>Open all of them before you react to one. Write the sum, the funding, the chain and the date in a table, as in <a href="/blog/how-to-read-an-offer">how to read an offer</a>. Then ask which one you would choose if all the sums were the same. If the person you would choose is within one or two per cent of the highest, the difference may be less than the cost of a sale that fails in the tenth week.</p>
<p>Unusual figures are normal in sealed bids. People add a few hundred pounds to escape a tie, so £341,260 isn’t a sign of confusion. An offer of “£1,000 above the highest other offer” is a different matter: it isn’t a figure, it defeats the purpose of the round, and you may properly ask for a real one.</p>

<h2>For buyers: how to arrive at a number</h2>
<p>Work it out before the adrenaline arrives. You need three figures.</p>
<ul>
<li><strong>What it is worth</strong>, from sold prices nearby. The <a href="/blog/how-to-price-your-home">method for sellers</a> serves buyers just as well.</li>
<li><strong>What you can pay</strong>, after tax, fees, repairs and a cushion. A mortgage lender values the home, not the contest: if you go above its valuation, the difference comes out of your savings.</li>
<li><strong>What you would regret.</strong> Imagine that you hear it went for £2,000 more than you bid. Then for £10,000 more. The point at which you shrug is close to your number.</li>
</ul>
<h3>A worked example</h3>
<p>The guide price is £340,000. Three comparable sales suggest £335,000 to £350,000. You have a deposit of £50,000 and an agreement in principle for £310,000, so £360,000 at the outside, but tax, legal work and a survey will take some of it. As movers in England you would pay £7,500 of stamp duty at £350,000. Put legal work, survey and removal at £5,000 for this example, and the £360,000 shrinks to about £347,500. Bidding £347,250 uses everything you have. If the boiler is old, your number is lower, and that is worth knowing before the deadline instead of after it.</p>
<p>Then add what money can’t. Attach the agreement in principle. Name the solicitor. Offer the seller’s date. Leave out conditions that you don’t need, but never leave out the survey to look bold unless you can afford what it might have found. A short, friendly note is fine; a family portrait isn’t the seller’s business and puts them in an awkward position.</p>

<h2>The law, briefly</h2>
<p>In England, Wales and Northern Ireland a best and final offer is still subject to contract. The winner isn’t bound, nor is the seller, so gazumping and second thoughts remain possible; a quick start with the solicitors is the best protection. In Scotland a bid at a closing date is a formal offer by a solicitor, usually good for a limited time, and its acceptance leads straight to missives. There, you need your finance and your solicitor in place before you bid.</p>
<p>If you lose, say that you would still be interested. Sales fall through, and sellers who were treated well by a disappointed buyer tend to remember the name.</p>
`,
};
