import { onPlainClick, Picture, Tile } from '@storefront/ui';
import type { ReactNode } from 'react';
import type { CardPicture } from '../../shared/card/menuCard';
import { highlight, type Searched } from './highlight';
import { resultLinkClass, resultRowClass, resultTextClass, thumbClass } from './searchStyles';

interface Props {
  name: string;
  searched: Searched;
  href: string;
  tint: string;
  picture?: CardPicture | undefined;
  facts?: ReactNode;
  sum?: string;
  /** Called on a plain click, instead of following the link. */
  onSelect: (link: HTMLElement) => void;
  /** Controls beside the link. */
  children?: ReactNode;
}

/** A found product or group: a link that can be opened in a new tab. */
export function ResultRow({ name, searched, href, tint, picture, facts, sum, onSelect, children }: Props) {
  return (
    <li className={resultRowClass}>
      <a
        className={resultLinkClass}
        href={href}
        onClick={(event) => onPlainClick(() => onSelect(event.currentTarget))(event)}
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
          {sum && <span data-part="sum">{sum}</span>}
        </span>
      </a>
      {children}
    </li>
  );
}
