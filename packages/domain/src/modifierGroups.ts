/** One modifier of a product, as the catalogue sends it. Prices in roubles. Spec §3. */
export type Modifier = {
  id: number;
  min_amount: number;
  max_amount: number;
  required: boolean;
  group_required: boolean;
  group_min_amount: number;
  group_max_amount: number;
  group_id?: number | string | null;
  group_name?: string | null;
  product: { name: string; price: number };
};

/** `single`: choosing one option removes the others. `multiple`: amounts within the group's limit. */
export type ModifierGroup<Option extends Modifier = Modifier> = {
  key: string;
  name?: string;
  kind: 'single' | 'multiple';
  isRequired: boolean;
  /** Limits of the total amount of all options; `max` is Infinity if the catalogue sets no limit (0). */
  min: number;
  max: number;
  options: readonly Option[];
};

/**
 * Groups the catalogue's flat list in the list's order: by group id, else by the group's name, else by its
 * limits. Spec §5: a choice in a required group replaces the previous choice, so such a group is `single`,
 * unless it requires two or more, which a `single` group could never satisfy. For the same reason a minimum
 * is cut to the amount that the group's options and its maximum allow. In a `single` group one required option
 * makes the whole group required.
 */
export function modifierGroups<Option extends Modifier>(
  list: readonly Option[],
): readonly ModifierGroup<Option>[] {
  const byKey = new Map<string, [Option, ...Option[]]>();
  for (const option of list) {
    const options = byKey.get(groupKey(option));
    if (options) options.push(option);
    else byKey.set(groupKey(option), [option]);
  }
  return [...byKey].map(([key, options]) => toGroup(key, options));
}

/** The maximum amount of one option; a limit of 0 means no limit. */
export function optionLimit({ max_amount }: Modifier): number {
  return max_amount > 0 ? max_amount : Number.POSITIVE_INFINITY;
}

function toGroup<Option extends Modifier>(
  key: string,
  options: readonly [Option, ...Option[]],
): ModifierGroup<Option> {
  const [first] = options;
  const max = first.group_max_amount > 0 ? first.group_max_amount : Number.POSITIVE_INFINITY;
  const isSingle = max === 1 || (first.group_required && first.group_min_amount <= 1);
  const capacity = options.reduce((total, option) => total + optionLimit(option), 0);
  return {
    key,
    name: first.group_name ?? undefined,
    kind: isSingle ? 'single' : 'multiple',
    isRequired: first.group_required || (isSingle && options.some((option) => option.required)),
    min: Math.max(0, Math.min(first.group_min_amount, max, capacity)),
    max,
    options,
  };
}

function groupKey(option: Modifier): string {
  if (option.group_id != null) return `id:${option.group_id}`;
  if (option.group_name) return `name:${option.group_name}`;
  return `limits:${option.group_required}:${option.group_min_amount}:${option.group_max_amount}`;
}
