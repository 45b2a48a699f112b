import { useLocation } from '@storefront/router';
import { Label, Nothing } from './labelStyles';
import { messages } from './messages';

/** No dish has all the chosen labels. */
export function NothingLeft() {
  const { pathname } = useLocation();
  return (
    <Nothing>
      <h2>{messages.empty}</h2>
      <p>{messages.emptyText}</p>
      <Label href={pathname}>{messages.clearAll}</Label>
    </Nothing>
  );
}
