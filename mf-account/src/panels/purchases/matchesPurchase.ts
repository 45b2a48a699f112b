import type { Purchase } from '@storefront/api-contract';
import { foldText } from '@storefront/domain';

/** «№ 48 213», «48213»: the digits of an order's number, which may be typed in groups. */
const typedNumber = /^[№#\s\u00A0]*(\d[\d\s\u00A0]*)$/;

function textOf({ id, items, organization, address }: Purchase): string {
  const dishes = items.flatMap(({ product, modifiers }) => [
    product.name,
    ...modifiers.map(({ name }) => name),
  ]);
  const house = [address?.full_address, address?.street, address?.home];
  const place = [organization?.name, organization?.address, ...house];
  return foldText([String(id), ...dishes, ...place].filter(Boolean).join('\n'));
}

/**
 * Whether an order has every word of the phrase: in its dishes, its restaurant or its address, or the phrase is a part
 * of its number. An empty phrase matches every order.
 */
export function matchesPurchase(order: Purchase, phrase: string): boolean {
  const digits = typedNumber.exec(phrase.trim())?.[1]?.replaceAll(/\D/g, '');
  const text = textOf(order);
  if (digits && String(order.id).includes(digits)) return true;
  return foldText(phrase)
    .split(/[\s,]+/)
    .every((word) => text.includes(word));
}
