import type { GroupModifier } from '@storefront/api-contract';
import {
  COUNTER_MAX,
  formatRoubles,
  MODIFIER_REQUIRED_MESSAGE,
  optionLimit,
  setModifierAmount,
  toggleModifier,
} from '@storefront/domain';
import { CounterOptionRow, OptionGroup, Picture, RadioOptionRow, Tile } from '@storefront/ui';
import { useId } from 'react';
import { cardPicture } from '../../shared/card/menuCard';
import { groupRule } from './groupRule';
import { messages } from './messages';
import type { ProductModifierGroup, ProductOrder } from './useProductOrder';

interface Props {
  order: ProductOrder;
  tint: string;
}

/** The modifier groups of a product: radios for a single choice, counters for several (spec §5). */
export function ModifierPicker({ order, tint }: Props) {
  return order.groups.map((group) => (
    <OptionGroup
      key={group.key}
      ref={(element) => {
        order.registerGroup(group.key, element);
        return () => order.registerGroup(group.key, null);
      }}
      legend={group.name ?? (group.isRequired ? messages.choice : messages.group)}
      rule={groupRule(group)}
      error={
        order.missing.some((missing) => missing.key === group.key) ? MODIFIER_REQUIRED_MESSAGE : undefined
      }
    >
      {group.kind === 'single' ? (
        <SingleChoice group={group} order={order} tint={tint} />
      ) : (
        <ManyChoices group={group} order={order} tint={tint} />
      )}
    </OptionGroup>
  ));
}

interface GroupProps extends Props {
  group: ProductModifierGroup;
}

function SingleChoice({ group, order, tint }: GroupProps) {
  const name = useId();
  const { groups, selection, select } = order;
  const current = group.options.find((option) => selection[option.id]);
  return (
    <>
      {!group.isRequired && (
        <RadioOptionRow
          name={name}
          value="nothing"
          title={messages.nothing}
          isChosen={!current}
          onChoose={() => current && select(toggleModifier(selection, groups, current.id))}
        />
      )}
      {group.options.map((option) => (
        <RadioOptionRow
          key={option.id}
          name={name}
          value={String(option.id)}
          title={option.product.name}
          note={priceNote(option)}
          picture={<Thumb option={option} tint={tint} />}
          isChosen={option === current}
          onChoose={() => select(toggleModifier(selection, groups, option.id))}
        />
      ))}
    </>
  );
}

function ManyChoices({ group, order, tint }: GroupProps) {
  const { groups, selection, select } = order;
  const taken = group.options.reduce((total, option) => total + (selection[option.id] ?? 0), 0);
  return group.options.map((option) => {
    const amount = selection[option.id] ?? 0;
    return (
      <CounterOptionRow
        key={option.id}
        title={option.product.name}
        note={priceNote(option)}
        picture={<Thumb option={option} tint={tint} />}
        value={amount}
        max={Math.min(COUNTER_MAX, optionLimit(option), group.max - taken + amount)}
        onChange={(next) =>
          select(
            amount === 0
              ? toggleModifier(selection, groups, option.id)
              : setModifierAmount(selection, groups, option.id, next),
          )
        }
        labels={{
          decrease: messages.decrease(option.product.name),
          increase: messages.increase(option.product.name),
        }}
      />
    );
  });
}

function Thumb({ option, tint }: { option: GroupModifier; tint: string }) {
  const picture = cardPicture(option.product.media_list[0]);
  if (!picture) return null;
  return (
    <Tile group={tint} shape="thumb">
      <Picture media={picture} alt="" sizes="48px" />
    </Tile>
  );
}

function priceNote({ product }: GroupModifier): string {
  return product.price > 0 ? messages.extra(formatRoubles(product.price)) : messages.included;
}
