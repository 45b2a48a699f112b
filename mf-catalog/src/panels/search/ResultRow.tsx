import { onPlainClick, Picture, Tile } from '@storefront/ui';
import type { CardPicture } from '../../shared/card/menuCard';
import { highlight, type Searched } from './highlight';
import { resultLinkClass, resultTextClass, sumClass, thumbClass } from './searchStyles';

interface Props {
  id: string;
  /** Enter chooses this option. */
  isActive: boolean;
  name: string;
  searched: Searched;
  href: string;
  tint: string;
  picture?: CardPicture | undefined;
  facts?: string | undefined;
  sum?: string;
  /** Called on a plain click, instead of following the link. */
  onSelect: () => void;
}

/** A found product or group: an option of the combobox, and a link that can be opened in a new tab. */
export function ResultRow({
  id,
  isActive,
  name,
  searched,
  href,
  tint,
  picture,
  facts,
  sum,
  onSelect,
}: Props) {
  return (
    <a
      className={resultLinkClass}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      onClick={onPlainClick(onSelect)}
    >
      <span className={thumbClass}>
        <Tile group={tint} shape="square">
          <Picture media={picture} alt="" sizes="56px" />
        </Tile>
      </span>
      <span className={resultTextClass}>
        <span data-part="name">
          {highlight(name, searched).map(({ text, isMatch }, index) => {
            const key = `${index}${text}`;
            return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
          })}
        </span>
        {facts && <span data-part="facts">{facts}</span>}
      </span>
      {sum && <span className={sumClass}>{sum}</span>}
    </a>
  );
}
