import type { Guide } from '../guide.ts';

export const materialInformation: Guide = {
  slug: 'what-to-tell-buyers',
  title: 'Material information: what buyers must be told',
  category: 'Selling',
  tags: ['Material information', 'The law', 'Preparing to sell'],
  excerpt:
    'Leases, flooding, cladding, shared drives: facts that would change a buyer’s mind belong in the advertisement. What the law asks, and why telling early pays.',
  coverAlt: 'An open folder with papers, a key and a magnifying glass on a green desk',
  publishedDaysAgo: 16,
  body: `
<p>Somewhere in every file of a failed sale there is a sentence that begins “we only found out when”. The lease had sixty-one years left. The drive belonged to next door. The loft was never signed off. None of these need have ended the sale; the surprise did. Telling buyers the plain facts at the start costs you an evening. Telling them in week nine can cost you the buyer.</p>

<h2>What the law says in 2026</h2>
<p>Since 6 April 2025 the rules on unfair commercial practices have been in the Digital Markets, Competition and Consumers Act 2024, which replaced the regulations of 2008. A trader who advertises something for sale must not leave out information that the average consumer needs in order to decide. In property that is called material information. The Competition and Markets Authority can act on breaches itself and fine a business up to 10 per cent of its worldwide turnover, without first going to court.</p>
<p>You may have met the lists known as parts A, B and C. They came from guidance by National Trading Standards, which was withdrawn in 2025 because the law beneath it had changed. The duty wasn’t. As of November 2026 the place to look is the Competition and Markets Authority’s guidance on unfair commercial practices, on <a href="https://www.gov.uk/government/publications/unfair-commercial-practices-cma207" rel="noopener">GOV.UK</a>. As a checklist the old lists remain sensible, and the key facts of a home on Gable follow them in outline.</p>
<h3>“But I am not a trader”</h3>
<p>Quite so: the Act binds businesses, such as agents, developers and the services that advertise homes. A private seller answers under the general law. In England and Wales, and in Northern Ireland under its own Act, a buyer who was led into the contract by a false statement can claim damages for misrepresentation, and sometimes undo the purchase. Scots law reaches a similar place through its own rules. Half-truths count as statements, and so do the answers in the forms that your solicitor sends: the property information form in England and Wales, and the property questionnaire in Scotland’s home report. Whoever has told the truth in the advertisement has nothing to fear from the form.</p>

<h2>Facts that every home has</h2>
<ul>
<li><strong>Price and tenure.</strong> Freehold, leasehold, share of freehold or commonhold; in Scotland simply ownership. For a shared ownership home, the share for sale and the rent on the rest.</li>
<li><strong>Council tax band</strong>, A to H in England and Scotland and A to I in Wales. Northern Ireland has domestic rates and no bands, so give the yearly sum.</li>
<li><strong>What it is built of.</strong> Brick and tile need no comment. Concrete panels, steel frames, thatch and timber do, because some lenders are choosy.</li>
<li><strong>Rooms and size.</strong> Give the area from the energy certificate or a floor plan and say which.</li>
<li><strong>Utilities.</strong> Electricity, water, sewerage, heating. A septic tank or a shared borehole is worth a sentence on where it drains and who maintains it.</li>
<li><strong>Broadband and mobile signal.</strong> Ofcom’s checker gives both for an address.</li>
<li><strong>Parking.</strong> A space in the deeds, a permit that costs money and luck in the street are three different things.</li>
</ul>

<h2>If it is leasehold</h2>
<p>State the years left, the ground rent and how it is reviewed, the service charge for the last full year, and any large works that are planned or have been billed. Say when the next review falls. Ground rent that doubles can stop a mortgage altogether. If you pay into a reserve fund, say what it holds. Ask the managing agent for its information pack now: it is often the slowest document in the whole sale, and it isn’t free.</p>

<h2>Facts that only some homes have</h2>
<ul>
<li><strong>Building safety.</strong> Unsafe cladding, missing certificates, works that are under way, and who pays for them.</li>
<li><strong>Restrictions.</strong> A conservation area, a listing, a tree preservation order, covenants against running a business or letting to holidaymakers.</li>
<li><strong>Rights and easements.</strong> A footpath across the garden, a shared drive, a neighbour’s drain under the lawn.</li>
<li><strong>Flooding.</strong> Whether the home has flooded in the past five years, from what, and what was done. Risk and history are two questions; answer both.</li>
<li><strong>Erosion and mining.</strong> On soft coasts and in old coalfields buyers will find out by search, so say it first.</li>
<li><strong>Planning.</strong> Permissions that you hold or were refused, and schemes next door that you know of.</li>
<li><strong>Access.</strong> Steps to the door, a lift, a level shower. For many buyers these come before the number of bedrooms.</li>
</ul>

<h2>How to say something awkward</h2>
<p>Give the fact, the date and what was done about it. Compare two ways of saying the same thing:</p>
<blockquote><p>“Minor historic water ingress, fully resolved.”</p></blockquote>
<blockquote><p>“Surface water came into the cellar in February 2022. We had the drain relined and a pump fitted that spring, and it has stayed dry. Invoices are available.”</p></blockquote>
<p>The second is longer, exact and oddly reassuring. It also leaves no room for a claim that you hid something. If you don’t know, say that you don’t know; a guess is a statement too.</p>

<h2>Gather the papers once</h2>
<p>Put these in one folder before you advertise: title or land certificate, lease, building control certificates, planning decisions, guarantees for damp, roof or windows, the boiler’s record, electrical certificates, and the last bills for ground rent and service charge. Your solicitor will ask for all of them. If you find a gap, such as a missing certificate for a removed wall, ask the solicitor before you approach the council: some remedies, insurance among them, are lost once the council knows.</p>
<p>Then tick off the list as you <a href="/add-property">fill in the key facts</a>. An empty line on a page invites a question. A completed one answers it before anyone has to ask.</p>
`,
};
