import { paths } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { css } from '@storefront/styles';
import { colour, media, radius, weight } from '@storefront/tokens';
import { useChosenLabels, withLabels } from '../../shared/labels/chosenLabels';
import type { Neighbour, Neighbours } from '../../shared/menu/neighbours';
import { messages } from './messages';

const rootClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 36,
});
const linkClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 16px',
  borderRadius: radius.md,
  background: colour.control,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  '&[rel=prev]::before': { content: ['"←"', '"←" / ""'] },
  // Stays at the end when the first group has no other.
  '&[rel=next]': { marginLeft: 'auto', textAlign: 'right', '&::after': { content: ['"→"', '"→" / ""'] } },
  [media.hover]: { '&:hover': { background: colour.controlHover } },
});

/** Leads from the end of a group to those beside it in the menu, with the chosen labels. */
export function NeighbourLinks({ previous, next }: Neighbours) {
  const labels = useChosenLabels();
  if (!previous && !next) return null;
  const link = ({ name, slug }: Neighbour, rel: 'prev' | 'next') => (
    <Link className={linkClass} rel={rel} to={withLabels(paths.menuGroup({ group: slug }), labels)}>
      {name}
    </Link>
  );
  return (
    <nav className={rootClass} aria-label={messages.neighbours}>
      {previous && link(previous, 'prev')}
      {next && link(next, 'next')}
    </nav>
  );
}
