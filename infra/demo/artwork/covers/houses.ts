import { darkenColour, lightenColour } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import {
  createCoverSheet,
  drawCoverDoor,
  drawCoverFloor,
  drawGable,
  ink,
  drawCoverWindow,
  drawCoverShadow,
  drawCoverTree,
} from './cover-shapes.ts';

/** A terrace at dusk; the lights of one house are on. */
export function drawTerraceAtDusk(): Sheet {
  const sheet = createCoverSheet(ink.night, '#f3dca8', [1450, 330], 150);
  sheet.ellipse([1450, 330], 210, 210, '#f3dca8', { opacity: 0.12 });
  drawCoverFloor(sheet, 1060, '#0e2221');
  const walls = ['#2f5450', '#39615a', ink.brick, '#315751', '#3b635d'];
  walls.forEach((wall, nth) => {
    const isLit = nth === 2;
    const x = 110 + nth * 340;
    const glass = isLit ? ink.lamp : '#1d3b39';
    const frame = isLit ? ink.paper : '#4c746d';
    drawGable(sheet, { at: [x, 1060], w: 340, h: 430, rise: 190, wall, roof: isLit ? ink.rust : '#1e3d3b' });
    drawCoverWindow(sheet, [x + 60, 700], 80, 110, glass, frame);
    drawCoverWindow(sheet, [x + 200, 700], 80, 110, glass, frame);
    drawCoverWindow(sheet, [x + 60, 880], 80, 120, glass, frame);
    if (isLit) drawCoverDoor(sheet, [x + 198, 866], 88, 194, ink.green);
    else {
      sheet.rect(x + 198, 866, 88, 194, '#223f3d', { r: 4 });
      sheet.rect(x + 214, 884, 56, 46, '#2f524e', { r: 3 });
    }
  });
  sheet.poly(
    [
      [968, 1060],
      [1096, 1060],
      [1190, 1280],
      [890, 1280],
    ],
    ink.lamp,
    { opacity: 0.22 },
  );
  return sheet;
}

const bands = ['#1d7a4f', '#3f9a58', '#8fb954', '#e5c44f', '#e3a24b', '#d37a3f', '#b9452f'];

/** A house and the seven bars of its certificate. */
export function drawEnergyBars(): Sheet {
  const sheet = createCoverSheet(ink.sage, lightenColour(ink.sage, 0.5), [560, 620], 480);
  drawCoverFloor(sheet, 1040, ink.leaf);
  drawCoverShadow(sheet, [580, 1046], 350, 22);
  drawGable(sheet, { at: [330, 1040], w: 480, h: 360, rise: 260, wall: ink.paper, roof: ink.brick });
  drawCoverWindow(sheet, [400, 740], 110, 120, ink.sky, ink.green);
  drawCoverWindow(sheet, [630, 740], 110, 120, ink.sky, ink.green);
  drawCoverDoor(sheet, [516, 860], 110, 180, ink.green);
  sheet.ellipse([570, 600], 44, 44, ink.sky);
  sheet.ellipse([570, 600], 44, 44, 'none', { stroke: ink.green, width: 12 });
  bands.forEach((colour, nth) => {
    const [x, y, h] = [1010, 300 + nth * 102, 80];
    const w = 250 + nth * 62;
    sheet.poly(
      [
        [x, y],
        [x + w, y],
        [x + w + 44, y + h / 2],
        [x + w, y + h],
        [x, y + h],
      ],
      colour,
    );
    sheet.rect(x + 22, y + h / 2 - 7, w * 0.3, 14, '#ffffff', { r: 7, opacity: 0.5 });
  });
  drawCoverTree(sheet, [210, 1050], 210, ink.green);
  return sheet;
}

/** Two visitors on the path to an open door. */
export function drawOpenDoor(): Sheet {
  const sheet = createCoverSheet('#33564d', '#3d6459', [960, 560], 560);
  sheet.rect(360, 0, 1200, 1010, ink.brick);
  sheet.clip('M360 0h1200v1010H360z', () => {
    for (let row = 0; row < 12; row += 1)
      for (let nth = -1; nth < 9; nth += 1)
        if ((row * 5 + nth * 3 + 21) % 7 < 3)
          sheet.rect(390 + nth * 140 + (row % 2) * 70, 28 + row * 84, 104, 36, darkenColour(ink.brick, 0.1), {
            r: 4,
          });
  });
  drawCoverFloor(sheet, 1010, ink.pine);
  sheet.poly(
    [
      [790, 1010],
      [1130, 1010],
      [1440, 1280],
      [480, 1280],
    ],
    ink.straw,
  );
  sheet.rect(752, 220, 416, 790, ink.paper, { r: 6 });
  sheet.rect(796, 264, 328, 746, ink.lamp);
  sheet.poly(
    [
      [796, 1010],
      [1124, 1010],
      [1280, 1280],
      [640, 1280],
    ],
    ink.lamp,
    { opacity: 0.5 },
  );
  sheet.ellipse([1010, 420], 58, 40, '#fff4d4');
  sheet.rect(1006, 264, 8, 130, ink.rust);
  sheet.poly(
    [
      [796, 264],
      [676, 214],
      [676, 1066],
      [796, 1010],
    ],
    ink.green,
  );
  sheet.ellipse([694, 660], 12, 12, ink.amber);
  drawVisitor(sheet, 900, 1180, ink.slate, '#e7b98f');
  drawVisitor(sheet, 1060, 1200, ink.amber, '#8a5a3b');
  for (const x of [520, 1400]) {
    sheet.rect(x - 60, 930, 120, 100, ink.straw, { r: 10 });
    sheet.ellipse([x, 840], 92, 116, ink.leaf);
  }
  return sheet;
}

/** A person from behind, in a few shapes. */
function drawVisitor(sheet: Sheet, x: number, y: number, coat: string, skin: string): void {
  drawCoverShadow(sheet, [x, y], 96, 16);
  sheet.rect(x - 42, y - 150, 34, 150, ink.dark, { r: 14 });
  sheet.rect(x + 8, y - 150, 34, 150, ink.dark, { r: 14 });
  sheet.path(`M${x - 68} ${y - 110}c0 -170 20 -240 68 -240s68 70 68 240z`, coat);
  sheet.ellipse([x, y - 392], 50, 56, skin);
  sheet.path(`M${x - 54} ${y - 380}a54 62 0 0 1 108 0c-30 26 -78 26 -108 0z`, ink.dark);
}

/** Stepping stones over a stream between two houses. */
export function drawSteppingStones(): Sheet {
  const sheet = createCoverSheet(ink.sky, lightenColour(ink.sky, 0.5), [960, 420], 400);
  drawCoverFloor(sheet, 700, ink.leaf);
  sheet.path('M700 700C760 860 560 980 620 1280H1330C1240 1010 1300 860 1200 700z', '#7fb0b8');
  sheet.path('M740 780q70 22 130 0t130 0M700 1010q90 26 170 0t180 0M690 1190q100 30 200 0t220 0', 'none', {
    stroke: '#a9cdd1',
    width: 9,
  });
  drawGable(sheet, { at: [150, 860], w: 380, h: 280, rise: 210, wall: ink.paper, roof: ink.green });
  drawCoverWindow(sheet, [215, 640], 90, 100, ink.sky, ink.green);
  drawCoverDoor(sheet, [360, 690], 94, 170, ink.brick);
  drawGable(sheet, { at: [1390, 860], w: 380, h: 280, rise: 210, wall: ink.clay, roof: ink.brick });
  drawCoverWindow(sheet, [1620, 640], 90, 100, ink.sky, ink.rust);
  drawCoverDoor(sheet, [1470, 690], 94, 170, ink.green);
  const stones = [
    [590, 920, 92],
    [760, 985, 84],
    [925, 945, 80],
    [1085, 1000, 84],
    [1255, 930, 92],
  ] as const;
  for (const [x, y, rx] of stones) {
    sheet.ellipse([x, y + 24], rx, rx * 0.4, ink.slate, { opacity: 0.5 });
    sheet.ellipse([x, y], rx, rx * 0.4, ink.sand);
    sheet.ellipse([x - rx * 0.15, y - 6], rx * 0.6, rx * 0.18, ink.paper, { opacity: 0.6 });
  }
  drawCoverTree(sheet, [80, 900], 200, ink.green);
  drawCoverTree(sheet, [1840, 900], 220, ink.green);
  return sheet;
}

/** Stone tenements under a wide sky. */
export function drawTenements(): Sheet {
  const sheet = createCoverSheet(ink.sky, ink.paper, [1380, 330], 170);
  sheet.path(
    'M0 760C260 560 420 620 640 520C860 430 1000 640 1250 560C1500 480 1700 600 1920 540V1280H0z',
    '#8fae9f',
  );
  sheet.path('M0 830C360 700 700 780 980 700C1300 620 1600 760 1920 690V1280H0z', ink.leaf);
  const stone = ['#c9a177', '#b98c62', '#d3b087'];
  stone.forEach((wall, nth) => {
    const x = 190 + nth * 520;
    const top = 300 + nth * 26;
    sheet.rect(x + 60, top - 120, 60, 130, darkenColour(wall, 0.24));
    sheet.rect(x + 390, top - 120, 60, 130, darkenColour(wall, 0.24));
    sheet.poly(
      [
        [x - 6, top],
        [x + 50, top - 66],
        [x + 460, top - 66],
        [x + 526, top],
      ],
      ink.slate,
    );
    sheet.rect(x, top, 520, 1100 - top, wall);
    sheet.rect(x, top, 520, 20, lightenColour(wall, 0.3));
    const bay = lightenColour(wall, 0.14);
    sheet.poly(
      [
        [x + 40, top + 50],
        [x + 70, top + 30],
        [x + 230, top + 30],
        [x + 260, top + 50],
        [x + 260, 1100],
        [x + 40, 1100],
      ],
      bay,
    );
    for (let storey = 0; storey < 4; storey += 1) {
      const y = top + 80 + storey * 180;
      const glass = (storey + nth) % 3 === 1 ? ink.lamp : '#dfe9ea';
      drawCoverWindow(sheet, [x + 100, y], 100, 118, glass, ink.paper);
      if (storey < 3)
        drawCoverWindow(sheet, [x + 350, y], 84, 118, glass === ink.lamp ? '#dfe9ea' : glass, ink.paper);
    }
    drawCoverDoor(sheet, [x + 342, 890], 104, 210, nth === 1 ? ink.brick : ink.green);
  });
  drawCoverFloor(sheet, 1100, '#9aa39b');
  sheet.rect(0, 1100, 1920, 22, '#b9c0b7');
  return sheet;
}
