import { labelsQuery, useLocationFields } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { useLocation } from '@storefront/router';
import { toggleLabel, useChosenLabels, withLabels } from '../../shared/labels/chosenLabels';
import { isIconUrl } from '../../shared/labels/labelIcons';
import { countClass, labelClass, rowClass } from './labelStyles';
import { messages } from './messages';

interface Props {
  /** Products of this page per label id; by default the back end's counts for the whole menu. */
  counts?: Readonly<Record<number, number>> | undefined;
}

/**
 * Filters dishes by labels. The choice is in the URL, and each label is a link to the page with or without
 * it, so a choice can be shared, undone with Back and made without scripts.
 * Counts are either loading or done (spec §4).
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
    <nav
      className={rowClass}
      aria-label={messages.label}
      data-counts={isPending || isPlaceholderData ? 'loading' : 'done'}
    >
      {labels.map((label) => (
        <a
          className={labelClass}
          key={label.id}
          href={withLabels(pathname, toggleLabel(chosen, label.id))}
          aria-current={chosen.includes(label.id) || undefined}
          data-icon={label.icon ?? undefined}
        >
          {label.icon && isIconUrl(label.icon) && <img src={label.icon} alt="" width={16} height={16} />}
          {label.name}
          {countOf(label) !== null && (
            <>
              {/* Keeps the words of the accessible name apart; a flex container does not show it. */}{' '}
              <span className={countClass}>{countOf(label)}</span>
            </>
          )}
        </a>
      ))}
      {chosen.length > 0 && (
        <a className={labelClass} href={pathname} data-kind="clear">
          {messages.clear}
        </a>
      )}
    </nav>
  );
}
