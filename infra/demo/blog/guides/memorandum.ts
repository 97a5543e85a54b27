import type { Guide } from '../guide.ts';

export const memorandum: Guide = {
  slug: 'from-memorandum-to-exchange',
  title: 'From memorandum to exchange',
  category: 'Offers and sales',
  tags: ['Conveyancing', 'The law'],
  excerpt:
    'What happens between “sold subject to contract” and the day it becomes binding, who does each step, and the delays that you can prevent yourself.',
  coverAlt: 'Stepping stones across a stream lead from one house to another',
  publishedDaysAgo: 52,
  body: `
<p>The offer is accepted, the sign changes, and then, to all appearances, nothing happens for weeks. In truth a good deal happens, in four offices at once. By the count of Project 28, an industry initiative to shorten it, the way from an agreed sale to exchange of contracts took 109 days on average in 2024. Some of that can’t be hurried. Much of the rest is waiting for a document that somebody could have found in the first week.</p>
<p>What follows is the way in England and Wales. Northern Ireland is close to it, though there the buyer signs first and the contract forms when the seller accepts, and the seller’s solicitor supplies the main searches. <a href="/blog/buying-and-selling-in-scotland">Scotland</a> is different from the start.</p>

<h2>Week one: the memorandum of sale</h2>
<p>The memorandum is a sheet that states who sells what to whom, for how much, on what terms and through which solicitors. It isn’t a contract, and it says so. Its use is that all four parties begin with the same facts: full legal names, the address, the tenure, the price, the deposit, what is included, and the date that both hope for. A wrong middle name here travels through every later document.</p>
<p>On Gable the memorandum is drawn up from what the two sides entered, once both have named their solicitors and given their full names, and the seller the title number. Until then it is a draft that goes to no one. Each later version says why it was made. Read it like a contract all the same.</p>
<h3>What both sides do now</h3>
<ul>
<li>Instruct the solicitor or licensed conveyancer: return the signed terms and pay something on account.</li>
<li>Prove who you are. Under the Money Laundering Regulations 2017 solicitors and conveyancers must check their clients, and an agent checks buyer and seller alike. Buyers show where the money comes from as well; gifts from parents need a letter and the parents’ papers.</li>
<li>The seller fills in the property information form, the list of fixtures and contents, and the leasehold form if there is a lease.</li>
<li>The buyer submits the full mortgage application and books a survey.</li>
</ul>

<h2>Weeks two to four: the draft contract and the searches</h2>
<p>The seller’s solicitor sends the draft contract, a copy of the title and the forms. For a leasehold home the managing agent’s pack goes with it, and that pack is the classic cause of delay, so order it at once.</p>
<p>The buyer’s solicitor orders searches. The usual ones are the local authority’s (planning, roads, notices), water and drainage, and an environmental report on flooding, subsidence and contaminated land. Others depend on the place: coal, tin or brine mining, chancel repair, common land. Some councils answer within days, others take weeks. Ask the solicitor which sort yours is.</p>
<h3>The survey</h3>
<p>A lender’s valuation is made for the lender and may be done without a visit. It isn’t a survey. The Royal Institution of Chartered Surveyors describes three levels: a condition report for newer homes in good order, a more detailed one for ordinary homes, and a building survey for the old, the large and the altered. If the report turns something up, get a price for it before you talk about money. “The roof needs £6,400 of work, here are two quotations” leads to a conversation. “We want ten off” leads to a row.</p>

<h2>Weeks four to ten: enquiries</h2>
<p>The buyer’s solicitor reads everything and asks questions. Is there consent for the wall that was removed? Who maintains the lane? Where is the certificate for the windows? The seller answers, the answer raises another question, and the file goes back and forth. Three habits shorten it:</p>
<ol>
<li><strong>Answer in full and the same day</strong>, with the paper attached, even if the answer is that there is none.</li>
<li><strong>Ask both solicitors for a list</strong> of what is outstanding every week, and of who has to act. “With the other side” isn’t an answer until you know since when.</li>
<li><strong>Talk to each other.</strong> Buyer and seller can settle the curtains and the completion date in one conversation. Leave legal points to the solicitors, and confirm in writing what you agree.</li>
</ol>
<p>The mortgage offer usually arrives during these weeks. Note when it lapses: it must last until completion, not just until exchange.</p>

<h2>Ready to exchange</h2>
<p>Before exchange, the buyer should have read the solicitor’s report on the title, the searches and the contract; the mortgage offer should be in hand without conditions that are still open; everyone in the chain should agree on one date for completion; the deposit, by custom ten per cent of the price, should be with the solicitor in cleared funds; and the buildings insurance should be ready to start. Under the standard conditions in common use today the home is at the buyer’s risk from exchange, so ask your solicitor from when you need to be covered.</p>
<p>Then the two solicitors, usually by telephone, date the contracts and read them to each other. From that moment both sides are bound. A buyer who withdraws can lose the deposit and be sued for more. A seller who withdraws can be made to complete or to pay damages.</p>

<h2>Where sales fail, and what to do about it</h2>
<table>
<thead><tr><th>What goes wrong</th><th>What helps</th></tr></thead>
<tbody>
<tr><td>A survey finds something</td><td>Disclose what you know before the offer; quotations instead of guesses</td></tr>
<tr><td>The valuation is too low</td><td>Show the sales behind your price; a second lender; a larger deposit; meeting part of the way</td></tr>
<tr><td>The chain breaks</td><td>Ask about every link, every fortnight; consider moving out in between</td></tr>
<tr><td>Papers are missing</td><td>Collect them before you advertise; indemnity insurance for some gaps</td></tr>
<tr><td>Someone changes their mind</td><td>Honest dates and a short silence; people drift when they hear nothing</td></tr>
</tbody>
</table>
<p>While a sale is under way Gable shows both sides which step is done, who is next and how long that step usually takes. It doesn’t replace a telephone call, but it tells you whom to call.</p>
<p>After exchange the rest is logistics, and we have a <a href="/blog/moving-day">page for the day itself</a>.</p>
`,
};
