import { chartPictures } from './catalogue-charts.ts';
import { coverPictures } from './catalogue-covers.ts';
import { facadePictures } from './catalogue-facades.ts';
import { outdoorPictures } from './catalogue-outdoors.ts';
import { roomPictures } from './catalogue-rooms.ts';
import type { Picture } from './picture.ts';

export const pictures: readonly Picture[] = [
  ...facadePictures,
  ...roomPictures,
  ...outdoorPictures,
  ...chartPictures,
  ...coverPictures,
];
