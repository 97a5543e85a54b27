import type { Guide } from '../guide.ts';

export const photographs: Guide = {
  slug: 'photograph-your-home-with-a-phone',
  title: 'Photograph your home with a phone',
  category: 'Selling',
  tags: ['Photographs', 'Preparing to sell'],
  excerpt:
    'A recent phone, a tidy morning and a plan of ten pictures will do. Where to stand, how high to hold it, what to leave out, and what you must not edit away.',
  coverAlt: 'Two hands hold a phone that frames a bright kitchen with a window and a vase of flowers',
  publishedDaysAgo: 9,
  body: `
<p>Buyers decide within a second whether to open a page, and they decide it by a picture the size of a playing card. You don’t need a professional camera for that picture. You need light, order and a level phone. Set aside one morning; most of it will go on tidying.</p>

<h2>The day before</h2>
<p>Clear every surface to three things at most. Take the magnets off the fridge, the bottles out of the shower and the bins from the front. Close toilet lids. Replace bulbs that have gone, so that every lamp in a room has the same warmth. Put away family photographs, post, certificates and anything with a name or a number on it: strangers will be able to enlarge what you publish. Keys hanging by a door and the make of an alarm are nobody’s business either.</p>
<p>Don’t strip the place bare. A bowl of fruit, a made bed and a book on a chair help people to judge the size of a room.</p>

<h2>Choose the hour</h2>
<p>Photograph the front when the sun is on it, or under a bright, even cloud. Indoors, soft daylight is kinder than direct sun, which draws hard stripes across the floor. Open curtains and blinds fully. Try each room with the lamps on and off: if they turn the walls orange, leave them off.</p>
<p>Use the phone’s ordinary lens, marked 1×. The wide one, at 0.5×, bends walls and makes people feel cheated when they arrive. It has its place in a very small bathroom, and nowhere else.</p>

<h2>How to hold it</h2>
<ul>
<li><strong>Sideways.</strong> Homes are wider than they’re tall, and cards in a list are too. Keep upright pictures for a staircase.</li>
<li><strong>Chest high.</strong> About 1.3 metres from the floor shows the room as furniture was meant to be seen. From eye level you photograph the tops of things.</li>
<li><strong>Level.</strong> Switch on the grid in the camera’s settings and line up a door frame with it. Tilting the phone makes walls lean.</li>
<li><strong>From a corner or a doorway.</strong> Two walls give depth. Three make a box; one makes a passport photograph.</li>
<li><strong>Still.</strong> Rest your elbows on something or use a small tripod, and set the timer to two seconds.</li>
</ul>
<p>Tap on the brightest important part of the screen, usually near the window, then slide the brightness up a little until the corners of the room can be read. Automatic HDR is useful here: leave it on.</p>

<h2>Ten pictures that answer ten questions</h2>
<ol>
<li>The front, square on or from a slight angle, with the whole roof in the frame and no parked car if you can help it.</li>
<li>The best room. For most homes that is the kitchen or the living room.</li>
<li>The same room from the opposite corner, so that people can put the two together.</li>
<li>The kitchen, with the worktop empty.</li>
<li>The main bedroom.</li>
<li>Each further bedroom, including the small one. Leaving it out says more than showing it.</li>
<li>The bathroom, from the door, without you in the mirror.</li>
<li>The garden, balcony or yard, looking away from the house.</li>
<li>The back of the house, seen from the garden.</li>
<li>One thing that is particular to your home: the view, the fireplace, the workshop.</li>
</ol>
<p>Order matters more than number. Put the strongest picture first, then walk people through the home in the order in which they would see it. Every package on Gable has room for at least ten photographs, and in the wizard you can drag them into order or use the buttons. If you’re writing the advertisement on a computer, the wizard shows a code that your phone can read; photographs taken there appear in the draft by themselves.</p>

<h2>What you may improve, and what you may not</h2>
<p>Straightening, cropping and brightening are fair: they bring the picture nearer to what people see. Removing a pylon, a crack, a damp patch or the neighbour’s extension is another matter. A photograph is a statement about the home, like a sentence, and a buyer who relied on it may have a claim against you if it was false. The same goes for lawn painted green and for furniture added by software to an empty room. If you use a staged picture at all, say so in the caption, and show the room as it is as well.</p>
<p>Old photographs deserve the same honesty. A garden in June is no lie in November, but say when it was taken. If the conservatory has gone, so must the picture.</p>

<h2>Write a caption for those who can’t see it</h2>
<p>Some buyers use a screen reader, and everyone’s connection fails now and then. Gable lets you describe each photograph in a few words. Say what is there rather than how lovely it is: “Kitchen with a window over the sink and space for a table” beats “stunning heart of the home”.</p>

<h2>A last look</h2>
<p>Send the set to somebody who has never been to your home and ask them to draw its plan. Where they get lost, a picture is missing or in the wrong place. Then look at the first one as small as a stamp. If you can’t tell what it is, choose another. When you are satisfied, <a href="/add-property">start your advertisement</a>, or read on about <a href="/blog/what-to-tell-buyers">what else buyers must be told</a>.</p>
`,
};
