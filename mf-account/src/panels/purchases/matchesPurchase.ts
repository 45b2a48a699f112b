import type { Purchase } from '@storefront/api-contract';
import { foldText } from '@storefront/domain';

/** «№ 48 213», «48213»: the digits of an order's number, which may be typed in groups. */
const typedNumber = /^[№#\s]*\d[\d\s]*$/;

function textOf({ id, items, organization, address }: Purchase): string {
  const dishes = items.flatMap(({ product, modifiers }) => [
    product.name,
    ...modifiers.map(({ name }) => name),
  ]);
  const house = [address?.full_address, address?.street, address?.home];
  const place = [organization?.name, organization?.address, ...house];
  return foldText([String(id), ...dishes, ...place].join('\n'));
}

/**
 * Whether an order has every word of the phrase: in its dishes, its restaurant or its address, or the phrase is a part
 * of its number. An empty phrase matches every order.
 */
export function matchesPurchase(order: Purchase, phrase: string): boolean {
  if (typedNumber.test(phrase) && String(order.id).includes(phrase.replaceAll(/\D/g, ''))) return true;
  const text = textOf(order);
  return foldText(phrase)
    .split(/[\s,]/)
    .every((word) => text.includes(word));
}
