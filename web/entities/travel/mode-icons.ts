import { Bike, Car, Footprints, TrainFront } from 'lucide-react';
import type { TravelMode } from '../../../functions/finding/search/domain/journey.ts';

export const modeIcons: Readonly<Record<TravelMode, typeof Car>> = {
  walking: Footprints,
  cycling: Bike,
  driving: Car,
  public_transport: TrainFront,
};
