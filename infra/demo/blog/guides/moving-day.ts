import type { Guide } from '../guide.ts';

export const movingDay: Guide = {
  slug: 'moving-day',
  title: 'Moving day, hour by hour',
  category: 'Moving',
  tags: ['Moving', 'Conveyancing'],
  excerpt:
    'What to do in the weeks before, what happens to the money on the morning, when the keys change hands, and a list for the first evening.',
  coverAlt: 'A removal van with its back door open, boxes and a plant on the pavement',
  publishedDaysAgo: 73,
  body: `
<p>Completion is the day on which the money goes one way and the keys go the other. For the solicitors it is an ordinary Friday. For you it is the end of a year. The trick is to have done nearly everything beforehand, so that the day itself holds only the parts that can’t be moved.</p>

<h2>Three weeks before</h2>
<p>Book the removers as soon as the date is fixed, and not before: in England and Wales that is at exchange of contracts, in Northern Ireland when the signed contract is accepted, in Scotland when missives are concluded. Ask what their insurance covers, what happens if the keys are late, and whether they pack china themselves, because they may not insure what you packed. Consider a date in the middle of the week. Fridays and the end of the month are crowded, and a bank transfer that goes astray on a Friday is a long weekend in a hotel.</p>
<ul>
<li>Ask the council about parking for the van at both ends.</li>
<li>Tell the insurers: contents cover should move with the boxes, and buildings cover should already be in place.</li>
<li>Order the broadband for the new home now. It often takes longer than the conveyancing promises.</li>
<li>Book the post redirection with Royal Mail, in every surname that is used.</li>
<li>Give notice to suppliers. Don’t cancel direct debits until the last bill has come.</li>
</ul>

<h2>One week before</h2>
<p>Read the solicitor’s completion statement line by line and send what is owed in good time, after checking the account by telephone on a number that you already had. Agree in writing with the other side where the keys will be, what stays behind and how the boiler is persuaded to start. Sellers should walk round with the list of fixtures and contents: what it says stays must stay, including the curtain poles, and what it says goes must go, including the paint tins in the shed.</p>
<p>Defrost the freezer. Use up or give away what is in it. Photograph the back of the television before you unplug anything.</p>

<h2>The box that travels with you</h2>
<p>Passports, the contract, medicines, chargers, spare glasses, a kettle, mugs, toilet paper, a torch, light bulbs, a screwdriver, scissors, bedding, the children’s one indispensable animal. It goes in your own car, and nobody else packs it.</p>

<h2>The day</h2>
<table>
<thead><tr><th>About</th><th>Seller</th><th>Buyer</th></tr></thead>
<tbody>
<tr><td>07:30</td><td>Strip the beds, last wash in the machine</td><td>The same, most likely</td></tr>
<tr><td>08:00</td><td>Removers load; heavy things first</td><td>Telephone charged, bank’s number to hand</td></tr>
<tr><td>10:00</td><td>Last look: loft, shed, behind doors</td><td>Solicitor sends the money</td></tr>
<tr><td>11:30</td><td>Meters read and photographed</td><td>On the way</td></tr>
<tr><td>12:00</td><td>Sweep, lock, hand over the keys as agreed</td><td>Wait for the call</td></tr>
<tr><td>13:00</td><td>Solicitor confirms the money is there</td><td>Keys; read the meters before a box comes in</td></tr>
</tbody>
</table>
<p>The hours are typical and no more. The contract sets a time by which the seller must be out and the money must have arrived, often in the early afternoon. In a chain the money passes from the bottom to the top, and every link waits for the one below. A first-time buyer may have keys at eleven and the people at the far end at four.</p>
<h3>If the money is late</h3>
<p>Stay calm and near the telephone. Usually a bank is slow and it arrives within the hour. If it misses the contract’s time, completion counts as late and interest is due from whoever was at fault, and it may slip to the next working day. Don’t let anyone move in “just the sofa” before your solicitor confirms the money, and don’t move in yourself without the seller’s solicitor having released the keys.</p>

<h2>Sellers: what to leave behind</h2>
<ul>
<li>All keys, labelled: windows, meter cupboard, garage, gate</li>
<li>Manuals and guarantees, the boiler’s record, the alarm’s code in a sealed envelope</li>
<li>A page with the bin days, the stopcock, the fuse box, the thermostat’s moods</li>
<li>The names of suppliers, and the plumber you trust</li>
<li>A clean floor. It costs an hour and is remembered for years.</li>
</ul>

<h2>Buyers: the first hour</h2>
<ol>
<li>Photograph every meter with its number, inside and out.</li>
<li>Find the stopcock, turn it off and on, and show everybody.</li>
<li>Test the smoke and carbon monoxide alarms.</li>
<li>Check that what was to stay has stayed. If not, tell your solicitor today.</li>
<li>Make the beds before anything else. You’ll be glad at ten.</li>
</ol>
<p>Have the locks changed within a day or two, as you can’t know how many copies there are.</p>

<h2>The week after</h2>
<p>Tell the councils at both ends, as council tax runs from the day you become responsible; in Northern Ireland it is Land &amp; Property Services, for rates. Send opening readings to whoever supplies the energy there, then choose a supplier in your own time. Update your driving licence and the vehicle’s log book, as both are required by law: an old address on a licence can mean a fine of up to £1,000. Register to vote again. Tell the bank, the doctor, the employer, HM Revenue &amp; Customs, the pension and the vet. A TV licence can be moved too.</p>
<p>Your solicitor pays your Stamp Duty, or LBTT in Scotland and LTT in Wales, within the time allowed and applies to register you as the owner. Registration can take months. You own the home in the meantime as far as the seller is concerned, but ask for a copy of the register once it is done and check the spelling of your name.</p>
<p>Then sit down on a box, and look out of the window. In twenty years you’ll have forgotten the van. If there is another home to sell, start with <a href="/blog/how-to-price-your-home">its price</a>.</p>
`,
};
