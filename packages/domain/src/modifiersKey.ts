/**
 * Equal for equal modifiers of a line, in any order and rows: a back end may repeat a row of amount 1 for each piece
 * (spec §3, Cart item).
 */
export function modifiersKey(modifiers: readonly { id: number | null; amount: number }[]): string {
  const amounts = new Map<number | null, number>();
  for (const { id, amount } of modifiers) amounts.set(id, (amounts.get(id) ?? 0) + amount);
  return [...amounts]
    .map(([id, amount]) => `${id}x${amount}`)
    .sort()
    .join();
}
