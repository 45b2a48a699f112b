import { labelsQuery, useLocationFields } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { useLocation } from '@storefront/router';
import { toggled, useChosenLabels, withLabels } from '../../shared/menu/chosenLabels';
import { isIconAddress } from '../../shared/menu/labelIcons';
import { Count, Label, Row } from './labelStyles';
import { messages } from './messages';

interface Props {
  /** How many products of this page have each label; by default the back end's counts of the whole menu. */
  counts?: Readonly<Record<number, number>> | undefined;
}

/**
 * Labels to choose dishes by. The choice lives in the address, and each label is a link to the page with it or without
 * it, so that a choice can be sent, gone back from and made without a script. Counts are loading or done (spec §4).
 */
export function LabelFilter({ counts }: Props) {
  const { pathname } = useLocation();
  const chosen = useChosenLabels();
  const { data = [], isPlaceholderData, isPending } = useQuery(labelsQuery(chosen, useLocationFields()));
  const countOf = ({ id, product_count }: (typeof data)[number]) =>
    counts ? (counts[id] ?? 0) : product_count;
  const labels = data.filter((label) => label.name && (chosen.includes(label.id) || countOf(label) !== 0));
  if (labels.length === 0 && chosen.length === 0) return null;
  return (
    <Row aria-label={messages.label} data-counts={isPending || isPlaceholderData ? 'loading' : 'done'}>
      {labels.map((label) => (
        <Label
          key={label.id}
          href={withLabels(pathname, toggled(chosen, label.id))}
          aria-current={chosen.includes(label.id) || undefined}
          data-icon={label.icon ?? undefined}
        >
          {label.icon && isIconAddress(label.icon) && <img src={label.icon} alt="" width={16} height={16} />}
          {label.name}
          {countOf(label) !== null && <Count> {countOf(label)}</Count>}
        </Label>
      ))}
      {chosen.length > 0 && (
        <Label href={pathname} data-kind="clear">
          {messages.clear}
        </Label>
      )}
    </Row>
  );
}
