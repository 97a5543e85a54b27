import { darkenColour, lightenColour } from '../colour.ts';
import type { Pt, Sheet } from '../sheet.ts';
import { createCoverSheet, drawCoverFloor, ink, drawCoverWindow, drawCoverShadow } from './cover-shapes.ts';

function drawCoverKitchen(sheet: Sheet): void {
  sheet.rect(420, 330, 1080, 620, '#f3ead6');
  drawCoverWindow(sheet, [760, 400], 400, 260, ink.sky, ink.paper);
  sheet.path('M760 600q100 -70 200 -30t200 -10v100h-400z', ink.leaf);
  sheet.rect(956, 400, 20, 260, ink.paper);
  sheet.rect(420, 740, 1080, 30, ink.straw);
  sheet.rect(420, 770, 1080, 180, ink.green);
  for (const x of [450, 660, 870, 1080, 1290]) {
    sheet.rect(x, 792, 180, 158, '#236b4f', { r: 6 });
    sheet.rect(x + 66, 812, 48, 10, ink.amber, { r: 5 });
  }
  sheet.path('M560 330v130', 'none', { stroke: ink.dark, width: 6 });
  sheet.path('M490 530q0 -74 70 -74t70 74z', ink.brick);
  sheet.path('M1290 740q-46 -30 -34 -90h68q12 60 -34 90z', ink.brick);
  sheet.path('M1290 650q-6 -70 -46 -100M1290 650q0 -80 6 -130M1290 650q10 -64 54 -90', 'none', {
    stroke: ink.leaf,
    width: 10,
  });
  const flowers: readonly Pt[] = [
    [1242, 546],
    [1296, 512],
    [1346, 556],
  ];
  for (const at of flowers) sheet.ellipse(at, 26, 26, ink.amber);
  sheet.rect(520, 690, 90, 50, ink.paper, { r: 12 });
}

function drawHand(sheet: Sheet, mirrored: boolean): void {
  const skin = '#dba57c';
  sheet.group(mirrored ? 'transform="translate(1920 0) scale(-1 1)"' : 'transform="translate(0 0)"', () => {
    sheet.path('M0 1000C120 900 180 800 232 700q40 -70 96 -30L430 960L330 1280H0z', darkenColour(skin, 0.1));
    sheet.path(
      'M120 1280C160 1090 230 1010 330 930L452 800q52 -46 92 -6t4 92L440 1010C400 1090 380 1170 372 1280z',
      skin,
    );
    sheet.path('M470 812q36 -22 56 2t-14 62', 'none', {
      stroke: lightenColour(skin, 0.5),
      width: 10,
      opacity: 0.7,
    });
    sheet.path('M0 1180L60 1140L420 1250V1280H0z', ink.brick);
  });
}

/** A telephone held sideways that frames a kitchen. */
export function drawPhone(): Sheet {
  const sheet = createCoverSheet(ink.clay, lightenColour(ink.clay, 0.4), [960, 620], 620);
  sheet.rect(340, 290, 1260, 740, ink.dark, { r: 90, opacity: 0.16 });
  sheet.rect(330, 262, 1260, 740, ink.dark, { r: 84 });
  sheet.clip('M420 320h1080q30 0 30 30v564q0 30 -30 30H420q-30 0 -30 -30V350q0 -30 30 -30z', () => {
    sheet.rect(380, 310, 1160, 650, '#f3ead6');
    drawCoverKitchen(sheet);
    sheet.rect(380, 740, 60, 220, ink.green);
    sheet.rect(1490, 740, 60, 220, ink.green);
  });
  const grid = { stroke: '#ffffff', width: 3, opacity: 0.55 };
  sheet.path('M770 320V944M1150 320V944M390 528H1530M390 736H1530', 'none', grid);
  sheet.ellipse([1560, 632], 16, 16, '#4a5552');
  drawHand(sheet, false);
  drawHand(sheet, true);
  return sheet;
}

function drawBox(sheet: Sheet, [x, y]: Pt, w: number, h: number): void {
  const card = '#c99a62';
  sheet.rect(x, y - h, w, h, card, { r: 4 });
  sheet.rect(x + w * 0.62, y - h, w * 0.38, h, darkenColour(card, 0.1));
  sheet.rect(x + w * 0.42, y - h, w * 0.14, h * 0.4, lightenColour(card, 0.4));
  sheet.path(
    `M${x} ${y - h}l${w * 0.1} ${-h * 0.16}h${w * 0.8}l${w * 0.1} ${h * 0.16}z`,
    lightenColour(card, 0.2),
  );
}

/** A removal van with its doors open, boxes and a plant. */
export function drawRemovalVan(): Sheet {
  const sheet = createCoverSheet(ink.sand, '#f3e6cd', [960, 560], 520);
  drawCoverFloor(sheet, 1010, ink.slate);
  sheet.rect(0, 990, 1920, 40, '#b9bfb4');
  drawCoverShadow(sheet, [1080, 1064], 640, 30);
  sheet.path('M1420 1010V560h190q60 0 96 66l90 160q24 40 24 96v128z', ink.green);
  sheet.path('M1490 620h112q34 0 56 40l66 124h-234z', ink.sky);
  sheet.rect(660, 360, 780, 650, ink.paper, { r: 10 });
  sheet.rect(660, 820, 780, 70, ink.green);
  sheet.path('M930 700l110 -92l110 92M964 680v74h152v-74', 'none', { stroke: ink.green, width: 26 });
  sheet.rect(660, 392, 60, 430, ink.slate);
  sheet.poly(
    [
      [664, 364],
      [664, 900],
      [590, 952],
      [590, 330],
    ],
    darkenColour(ink.paper, 0.2),
  );
  sheet.rect(612, 640, 16, 60, ink.slate, { r: 6 });
  sheet.rect(1748, 880, 60, 40, ink.lamp, { r: 8 });
  for (const x of [860, 1590]) {
    sheet.ellipse([x, 1010], 98, 98, ink.dark);
    sheet.ellipse([x, 1010], 46, 46, '#c9cfc6');
  }
  drawCoverShadow(sheet, [300, 1096], 270, 22);
  drawBox(sheet, [120, 1090], 240, 190);
  drawBox(sheet, [150, 876], 180, 140);
  drawBox(sheet, [376, 1096], 180, 150);
  sheet.path('M560 1120l16 -130h92l16 130z', ink.brick);
  for (const [dx, dy, turn] of [
    [-84, -150, -34],
    [-44, -230, -14],
    [6, -262, 4],
    [54, -214, 20],
    [88, -140, 40],
  ] as const)
    sheet.group(`transform="translate(${622 + dx * 0.5} ${990 + dy * 0.5}) rotate(${turn})"`, () =>
      sheet.ellipse([0, 0], 32, Math.abs(dy) * 0.62, turn > 0 ? ink.green : ink.leaf),
    );
  return sheet;
}
