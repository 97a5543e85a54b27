import sharp from 'sharp';

/** A dice of its seed, from 0 to 1. */
function createDice(seed: number): () => number {
  let state = Math.imul(seed + 1, 2_654_435_761);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** A drawing of a room with light, a window and furniture by its seed, as a JPEG in the size of a small photo. */
export function createRoomPicture(seed: number): Promise<Buffer> {
  const next = createDice(seed);
  const between = (least: number, most: number) => Math.round(least + next() * (most - least));
  const colour = () => `rgb(${between(20, 235)},${between(20, 235)},${between(20, 235)})`;
  const furniture = Array.from(
    { length: 9 },
    () =>
      `<rect x="${between(0, 800)}" y="${between(120, 540)}" width="${between(60, 320)}" height="${between(50, 240)}" rx="${between(0, 40)}" fill="${colour()}"/>`,
  );
  const lamps = Array.from(
    { length: 3 },
    () =>
      `<circle cx="${between(0, 900)}" cy="${between(0, 400)}" r="${between(30, 110)}" fill="${colour()}" opacity="0.8"/>`,
  );
  const floor = between(330, 470);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640"><linearGradient id="wall"><stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient><rect width="900" height="640" fill="url(#wall)"/><rect y="${floor}" width="900" height="${640 - floor}" fill="${colour()}"/><rect x="${between(40, 600)}" y="${between(30, 120)}" width="${between(120, 260)}" height="${between(120, 220)}" fill="#f4f7fa" stroke="#555" stroke-width="8"/>${lamps.join('')}${furniture.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer();
}
