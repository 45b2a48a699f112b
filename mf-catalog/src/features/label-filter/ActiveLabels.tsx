import { useLocation } from '@storefront/router';
import { useChosenLabels } from '../../shared/labels/chosenLabels';
import { labelClass } from './labelStyles';
import { messages } from './messages';

/**
 * How many labels are chosen, beside the tabs, which stick when the filter has scrolled away: a short menu would look like
 * the whole one. A press clears them.
 */
export function ActiveLabels() {
  const { pathname } = useLocation();
  const { length } = useChosenLabels();
  return (
    length > 0 && (
      <a className={labelClass} href={pathname} aria-label={messages.clearCount(length)} data-kind="chosen">
        {messages.chosen(length)}
      </a>
    )
  );
}
