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
 * Groups the catalogue's flat list in the list's order: by group id, else by the group's name. Spec §3 has neither:
 * without them, rows that stand together under equal rules are one group, and rows without rules are another, wherever
 * they stand. Spec §5: a choice in a required group replaces the previous choice, so such a group is `single`,
 * unless it requires two or more, which a `single` group could never satisfy. For the same reason a minimum
 * is cut to the amount that the group's options and its maximum allow. In a `single` group one required option
 * makes the whole group required.
 */
export function modifierGroups<Option extends Modifier>(
  list: readonly Option[],
): readonly ModifierGroup<Option>[] {
  const byKey = new Map<string, [Option, ...Option[]]>();
  let start = 0;
  for (const [index, option] of list.entries()) {
    if (rulesOf(option) !== rulesOf(list[index - 1])) start = index;
    const key = groupKey(option, start);
    const options = byKey.get(key);
    if (options) options.push(option);
    else byKey.set(key, [option]);
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
  const isSingle = isSingleChoice(first);
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

const isSingleChoice = ({ group_required, group_min_amount, group_max_amount }: Modifier): boolean =>
  group_max_amount === 1 || (group_required && group_min_amount <= 1);

/** `start` is where the rows begin that stand together with this one under its rules. */
function groupKey(option: Modifier, start: number): string {
  if (option.group_id != null) return `id:${option.group_id}`;
  if (option.group_name) return `name:${option.group_name}`;
  const hasRules = option.group_required || option.group_min_amount > 0 || option.group_max_amount > 0;
  return hasRules ? `from:${start}` : 'free';
}

/** Equal for neighbouring rows of one group. In a group of one choice `required` is the group's, not the option's. */
function rulesOf(option: Modifier | undefined): string | undefined {
  if (!option) return undefined;
  const { group_id, group_name, group_required, group_min_amount, group_max_amount, required } = option;
  const isRequired = isSingleChoice(option) && required;
  return JSON.stringify([
    group_id,
    group_name,
    group_required,
    group_min_amount,
    group_max_amount,
    isRequired,
  ]);
}
