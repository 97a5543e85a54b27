import { darkenColour, lightenColour } from '../colour.ts';
import type { Pt, Sheet } from '../sheet.ts';
import {
  createCoverSheet,
  drawCoins,
  drawEnvelope,
  drawCoverFloor,
  drawGable,
  ink,
  drawKey,
  drawCoverShadow,
} from './cover-shapes.ts';

function drawPage(sheet: Sheet, [x, y]: Pt, turn: number): void {
  sheet.group(`transform="translate(${x} ${y}) rotate(${turn})"`, () => {
    sheet.rect(10, 14, 460, 600, ink.dark, { r: 6, opacity: 0.14 });
    sheet.rect(0, 0, 460, 600, ink.paper, { r: 6 });
    sheet.rect(50, 60, 220, 26, ink.brick, { r: 6 });
    for (let row = 0; row < 8; row += 1)
      sheet.rect(50, 140 + row * 50, row % 3 === 2 ? 230 : 350, 14, ink.straw, { r: 7 });
  });
}

/** A folder of papers, a key and a magnifying glass. */
export function drawFolder(): Sheet {
  const sheet = createCoverSheet(ink.green, '#226b4e', [960, 640], 560);
  sheet.path('M430 300h330l70 80h640v700H430z', darkenColour(ink.straw, 0.2));
  drawPage(sheet, [560, 330], -5);
  drawPage(sheet, [840, 300], 4);
  sheet.path(
    'M410 1090L480 620q8 -40 50 -40h1010q50 0 42 44L1510 1090q-8 40 -50 40H450q-46 0 -40 -40z',
    ink.straw,
  );
  sheet.path('M480 620q8 -40 50 -40h1010', 'none', { stroke: lightenColour(ink.straw, 0.4), width: 10 });
  sheet.ellipse([1350, 520], 176, 176, '#ffffff', { opacity: 0.35 });
  sheet.ellipse([1350, 520], 176, 176, 'none', { stroke: ink.dark, width: 34 });
  sheet.path('M1478 648L1640 812', 'none', { stroke: ink.dark, width: 30 });
  sheet.path('M1520 690L1660 830', 'none', { stroke: ink.brick, width: 56 });
  sheet.path('M1240 470a130 130 0 0 1 90 -74', 'none', { stroke: '#ffffff', width: 16, opacity: 0.8 });
  drawKey(sheet, [650, 860], 230, 14, ink.amber);
  return sheet;
}

/** Three envelopes, and scales that weigh a house against coins. */
export function drawScales(): Sheet {
  const sheet = createCoverSheet(ink.clay, lightenColour(ink.clay, 0.45), [960, 560], 500);
  drawCoverFloor(sheet, 1040, ink.brick);
  drawCoverShadow(sheet, [960, 1050], 300, 20);
  sheet.rect(946, 300, 28, 700, ink.dark, { r: 8 });
  sheet.path('M770 1046q0 -60 100 -64h180q100 4 100 64z', ink.dark);
  sheet.path('M520 430L1400 330', 'none', { stroke: ink.dark, width: 24 });
  sheet.ellipse([960, 378], 36, 36, ink.amber);
  const pan = (x: number, y: number) => {
    sheet.path(`M${x} ${y}L${x - 170} ${y + 270}M${x} ${y}L${x + 170} ${y + 270}`, 'none', {
      stroke: ink.dark,
      width: 8,
    });
    sheet.path(`M${x - 200} ${y + 270}h400q-30 90 -200 90t-200 -90z`, ink.green);
  };
  pan(520, 430);
  pan(1400, 330);
  drawGable(sheet, { at: [420, 700], w: 200, h: 110, rise: 90, wall: ink.paper, roof: ink.brick });
  sheet.rect(492, 630, 50, 70, ink.green, { r: 3 });
  drawCoins(sheet, [1350, 596], 3, 70);
  drawCoins(sheet, [1462, 604], 2, 66);
  drawEnvelope(sheet, [170, 980], 330, ink.paper, ink.green);
  drawEnvelope(sheet, [1250, 1010], 330, ink.sand, ink.brick);
  drawEnvelope(sheet, [1500, 950], 330, ink.paper, ink.green);
  return sheet;
}

/** Sealed letters under a clock that is near twelve. */
export function drawSealedLetters(): Sheet {
  const sheet = createCoverSheet(ink.pine, '#1a4d3c', [960, 430], 520);
  sheet.ellipse([960, 400], 262, 262, ink.straw);
  sheet.ellipse([960, 400], 226, 226, ink.paper);
  for (let hour = 0; hour < 12; hour += 1)
    sheet.group(`transform="rotate(${hour * 30} 960 400)"`, () =>
      sheet.rect(952, 196, 16, hour % 3 === 0 ? 48 : 28, ink.dark, { r: 6 }),
    );
  sheet.group('transform="rotate(-9 960 400)"', () => sheet.rect(949, 278, 22, 140, ink.dark, { r: 10 }));
  sheet.group('transform="rotate(-30 960 400)"', () => sheet.rect(952, 232, 16, 186, ink.brick, { r: 8 }));
  sheet.ellipse([960, 400], 22, 22, ink.dark);
  drawCoverFloor(sheet, 900, '#8a5a3a');
  sheet.rect(0, 900, 1920, 26, '#a87148');
  const letters = [
    [150, 830, ink.paper, ink.brick],
    [492, 850, ink.sand, ink.green],
    [834, 836, ink.paper, ink.brick],
    [1176, 852, ink.sand, ink.green],
    [1500, 832, ink.paper, ink.brick],
  ] as const;
  for (const [x, y, paper, seal] of letters) drawEnvelope(sheet, [x, y], 290, paper, seal);
  return sheet;
}

/** Coins in rising piles, a house on each. */
export function drawCoinStairs(): Sheet {
  const sheet = createCoverSheet(ink.sand, ink.paper, [1080, 520], 480);
  drawCoverFloor(sheet, 1050, ink.leaf);
  const roofs = [ink.brick, ink.green, ink.slate, ink.rust];
  roofs.forEach((roof, nth) => {
    const x = 360 + nth * 400;
    const count = 3 + nth * 3;
    const top = 1050 - count * 41;
    drawCoins(sheet, [x, 1050], count, 158);
    const w = 150 + nth * 14;
    drawGable(sheet, {
      at: [x - w / 2, top + 8],
      w,
      h: 90 + nth * 10,
      rise: 76 + nth * 6,
      wall: ink.paper,
      roof,
    });
    sheet.rect(x - 18, top - 52, 36, 60, roof, { r: 3 });
  });
  return sheet;
}

/** A key on its ring and three piles of coins. */
export function drawKeyAndCoins(): Sheet {
  const sheet = createCoverSheet('#2a4c46', '#33594f', [760, 560], 500);
  drawCoverFloor(sheet, 1000, '#203d38');
  drawCoins(sheet, [1060, 1040], 5, 140);
  drawCoins(sheet, [1360, 1060], 11, 140);
  drawCoins(sheet, [1650, 1040], 2, 140);
  sheet.ellipse([520, 420], 120, 120, 'none', { stroke: '#c7cfc9', width: 22 });
  drawKey(sheet, [560, 590], 330, 66, ink.amber);
  sheet.group('transform="translate(420 560) rotate(14)"', () => {
    sheet.path('M-90 90L0 0L90 90V250H-90z', ink.brick);
    sheet.path('M-110 96L0 -14L110 96', 'none', { stroke: ink.rust, width: 26 });
    sheet.rect(-28, 150, 56, 100, ink.paper, { r: 4 });
  });
  return sheet;
}
