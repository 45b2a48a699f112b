import type { TakeMethodState } from '@storefront/contracts';
import { parseJson } from '@storefront/domain';
import * as z from 'zod/mini';

const text = z.optional(z.string());

const delivery = z.object({
  type: z.literal('delivery'),
  id: z.optional(z.number()),
  street: z.string(),
  home: z.string(),
  floor: text,
  apartment: text,
  entrance: text,
  intercom: text,
  comment: text,
  label: text,
  fullAddress: z.string(),
  coordinates: z.string(),
});

const pickup = z.object({
  type: z.literal('pickup'),
  id: z.number(),
  externalId: z.string(),
  name: z.string(),
  address: z.string(),
  coordinates: z.string(),
});

const saved = z.object({
  takeMethod: z.enum(['delivery', 'pickup']),
  delivery: z.optional(delivery),
  pickup: z.optional(pickup),
});

type Saved = Pick<TakeMethodState, 'takeMethod' | 'delivery' | 'pickup'>;

/** Parses the value of `{brand}Address`. Undefined when it is absent or invalid. */
export function readSavedAddress(text: string | null): Saved | undefined {
  const parsed = z.safeParse(saved, parseJson(text));
  if (!parsed.success) return undefined;
  const { takeMethod, delivery, pickup } = parsed.data;
  return { takeMethod, delivery, pickup };
}

export function writeSavedAddress({ takeMethod, delivery, pickup }: Saved): string {
  return JSON.stringify({ takeMethod, delivery, pickup });
}
