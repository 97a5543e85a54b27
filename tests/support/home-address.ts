import * as z from 'zod';
import { formatHomePath } from '../../functions/listings/properties/domain/home-path.ts';

const Home = z.object({ id: z.string(), slug: z.string() });

/** The path of the public page of a home that visitors may see. */
export async function readHomePath(origin: string, id: string): Promise<string> {
  const response = await fetch(new URL(`/api/properties/${id}`, origin));
  return formatHomePath(Home.parse(await response.json()));
}
