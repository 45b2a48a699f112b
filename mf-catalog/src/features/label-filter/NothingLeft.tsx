import { useLocation } from '@storefront/router';
import { useChosenLabels } from '../../shared/menu/chosenLabels';
import { Label, Nothing } from './labelStyles';
import { messages } from './messages';

/** No dish has all the chosen labels, or there is none at all. */
export function NothingLeft() {
  const { pathname } = useLocation();
  const isFiltered = useChosenLabels().length > 0;
  if (!isFiltered) {
    return (
      <Nothing>
        <h2>{messages.emptyMenu}</h2>
      </Nothing>
    );
  }
  return (
    <Nothing>
      <h2>{messages.empty}</h2>
      <p>{messages.emptyText}</p>
      <Label href={pathname}>{messages.clearAll}</Label>
    </Nothing>
  );
}
