import { darkenColour, lightenColour } from '../colour.ts';
import { Sheet } from '../sheet.ts';
import { drawText } from './draw-text.ts';

const bands = [
  ['A', '92+', '#0c8457'],
  ['B', '81-91', '#2fa35c'],
  ['C', '69-80', '#86bf4f'],
  ['D', '55-68', '#f0cf48'],
  ['E', '39-54', '#f2a65a'],
  ['F', '21-38', '#e8804a'],
  ['G', '1-20', '#d2514a'],
] as const;

export type Band = (typeof bands)[number][0];

/** The familiar coloured bands with today's and the possible rating marked. */
export function drawEpcChart(current: Band, potential: Band): Sheet {
  const sheet = new Sheet();
  const ink = '#26302f';
  sheet.rect(0, 0, 1920, 1280, '#f3ecdf');
  sheet.rect(132, 96, 1672, 1104, '#dfd5c4', { r: 26 });
  sheet.rect(120, 84, 1672, 1104, '#fffdf8', { r: 26 });
  drawText(sheet, 'Energy efficiency', 196, 204, 54, ink, { weight: 0.9 });
  drawText(sheet, 'How much a home costs to run', 196, 264, 26, '#5d6764');
  for (const [x, title] of [
    [1330, 'Current'],
    [1600, 'Potential'],
  ] as const) {
    sheet.rect(x - 125, 300, 250, 800, '#f7f1e6', { r: 14 });
    drawText(sheet, title, x, 360, 30, ink, { align: 'middle', weight: 0.85 });
  }
  bands.forEach(([name, range, colour], i) => {
    const y = 396 + i * 98;
    const wide = 330 + i * 92;
    sheet.path(`M196 ${y + 8}q0 -8 8 -8h${wide}l44 42l-44 42h${-wide}q-8 0 -8 -8Z`, colour);
    sheet.path(`M196 ${y + 60}v16q0 8 8 8h${wide}l25 -24Z`, darkenColour(colour, 0.25), { opacity: 0.22 });
    drawText(sheet, range, 226, y + 57, 28, i === 3 ? ink : '#ffffff', { weight: 0.85 });
    drawText(sheet, name, 196 + wide - 10, y + 64, 46, i === 3 ? ink : '#ffffff', {
      align: 'middle',
      weight: 1.1,
    });
    for (const [x, band] of [
      [1330, current],
      [1600, potential],
    ] as const)
      if (band === name) drawMarker(sheet, x, y, name, colour, ink);
  });
  drawText(sheet, 'A is the most efficient, G the least', 196, 1140, 24, '#5d6764');
  return sheet;
}

function drawMarker(sheet: Sheet, x: number, y: number, name: string, colour: string, ink: string): void {
  sheet.path(`M${x - 104} ${y + 46}l50 -46h146q10 0 10 10v72q0 10 -10 10h-146Z`, darkenColour(colour, 0.4), {
    opacity: 0.25,
  });
  sheet.path(`M${x - 108} ${y + 42}l50 -46h146q10 0 10 10v72q0 10 -10 10h-146Z`, colour);
  sheet.path(`M${x - 100} ${y + 38}l44 -40h142`, 'none', {
    stroke: lightenColour(colour, 0.4),
    width: 4,
    opacity: 0.7,
  });
  drawText(sheet, name, x + 20, y + 68, 54, name === 'D' ? ink : '#ffffff', {
    align: 'middle',
    weight: 1.15,
  });
}
