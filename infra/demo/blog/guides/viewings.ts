import type { Guide } from '../guide.ts';

export const viewings: Guide = {
  slug: 'viewings-with-care',
  title: 'Viewings with care, on both sides of the door',
  category: 'Selling',
  tags: ['Viewings', 'Safety'],
  excerpt:
    'How to show your home without worry, what to put away, what to ask, and how buyers can make twenty minutes count. With the frauds that begin at a viewing.',
  coverAlt: 'An open front door with warm light behind it and two people on the path',
  publishedDaysAgo: 31,
  body: `
<p>A viewing asks two households to trust each other for half an hour. It nearly always goes well. A few habits make it easier for everyone, and they cost nothing.</p>

<h2>For sellers: before anyone comes</h2>
<p>Open times that suit you and keep them together. Two hours on a Saturday with four parties in turn is less tiring than four evenings, and buyers who pass each other on the path learn that they aren’t alone. Daylight is kinder to the home and to your nerves.</p>
<p>Know who is coming. Let people book under their own account, look at what they say about their position, and exchange a few words first. On Gable the house number can stay off the page until you confirm a viewing. If somebody presses you to meet outside the booking, to let them in “just now” or to tell them when the home is empty, decline.</p>
<ul>
<li>Put away keys, bank letters, passports, medicines, jewellery, small electronics and the calendar on the kitchen wall.</li>
<li>Close laptops, and switch off speakers and cameras indoors. If a doorbell or a camera records, say so in your message; people have a right to know.</li>
<li>Settle dogs elsewhere. Cats will do as they please.</li>
<li>Light the path, open the curtains, and clear the stairs. Mind the loose step before a visitor finds it.</li>
</ul>

<h3>During</h3>
<p>Don’t be alone if you can help it. Ask a friend or a neighbour to be in the house, and if nobody can, tell someone the names and the time, and ring them when it is over. Keep your phone on you. Let visitors go into each room ahead of you and stay near the door yourself. If there are several, don’t let the party split up. You may end a viewing at any moment, without giving a reason.</p>
<p>Answer what you are asked, and answer truthfully, since what you say can count as much as what you have written. “I don’t know, I will find out” is a complete answer. Don’t discuss your lowest price, your divorce or the date by which you must be gone.</p>

<h3>Afterwards</h3>
<p>Check windows and back doors before the next party arrives. Write down what each said, as four viewings later you won’t remember who had the mortgage. Then ask for feedback. Three people who mention the same thing are telling you something about the home; one is telling you about himself.</p>

<h2>For buyers: twenty minutes well spent</h2>
<p>Read the key facts, the floor plan and the energy certificate before you go, so that you don’t use the visit to ask what is written down. Come ten minutes early and walk round the block. Then look at the dull things first, while you’re still sober about the home.</p>
<ul>
<li><strong>Outside:</strong> the line of the roof, gutters, cracks wider than a coin, the level of the ground against the wall.</li>
<li><strong>Water:</strong> run a tap upstairs and one downstairs. Look under the sink, and at the ceilings beneath bathrooms. Trust your nose.</li>
<li><strong>Power:</strong> the age of the fuse box, the number of sockets, the boiler’s last service.</li>
<li><strong>Noise:</strong> stand still in the main bedroom with the window open, and then shut, for a full minute each.</li>
<li><strong>Light:</strong> note where the sun is, and work out where it will be at breakfast and in the evening.</li>
<li><strong>Space:</strong> measure the place where the wardrobe has to stand, and the turn of the stairs.</li>
</ul>
<p>Good questions are open ones. What would you miss? What have you had repaired? How was it in last summer’s heat? How often do you see the neighbours? When would you like to move, and have you found somewhere? Ask before you take photographs, and don’t film other people’s belongings.</p>
<p>Go twice, at different hours, and once on your own to the street on a weekday evening. A home that you can afford to buy once deserves an hour more.</p>
<h3>Your own safety</h3>
<p>Tell somebody where you are going and when you expect to be back. Look first, then go in. You don’t have to follow anybody into a cellar. If what you find isn’t the home on the page, or the person isn’t the one you wrote to, leave.</p>

<h2>The frauds that begin at a viewing</h2>
<p><strong>Pay to view.</strong> Nobody who sells a home honestly asks for money before you see it, or to “hold” it for you afterwards. Developers of new homes do charge reservation fees, and some agents and auctions too, but always under a written agreement, which your solicitor should read first.</p>
<p><strong>A seller who isn’t the owner.</strong> Someone rents a home for a month and sells it under the owner’s name. Your solicitor’s checks exist to stop this. You can help: anyone can buy a copy of the register for a few pounds from HM Land Registry in England and Wales, from Registers of Scotland or from Land Registry in Northern Ireland, and compare the names.</p>
<p><strong>The changed account.</strong> Weeks later a message arrives from “your solicitor” with new bank details. Ring the firm on a number that you looked up yourself, before you send a pound. Solicitors very rarely change their account in the middle of a sale. Gable never passes on anyone’s bank details.</p>
<p>Anything of that kind on Gable can be reported from the home’s page or the conversation, and you can block the person, who can then no longer write to you. If money has gone, ring your bank at once on the number on your card, then report it: to <a href="https://www.reportfraud.police.uk" rel="noopener">Report Fraud</a>, which replaced Action Fraud in December 2025, in England, Wales and Northern Ireland, or to the police on 101 in Scotland. In danger, ring 999.</p>

<h2>After a good viewing</h2>
<p>Sellers: thank people and say when you will decide. Buyers: sleep on it, then say plainly whether you’re still interested. If you are, the next page is <a href="/blog/how-to-read-an-offer">how an offer is read</a>, which is useful on whichever side of the door you stood.</p>
`,
};
