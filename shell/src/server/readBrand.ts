import { readFile } from 'node:fs/promises';
import type { Brand } from '@storefront/contracts';
import { parseBrand } from '@storefront/contracts/brand';
import * as z from 'zod/mini';

/** The chain's brand. @throws Error that names the file, and each wrong field of it. */
export async function readBrand(file: string): Promise<Brand> {
  const text = await readFile(file, 'utf8');
  try {
    return parseBrand(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${file} is not a brand file:\n${reason}`, { cause: error });
  }
}
