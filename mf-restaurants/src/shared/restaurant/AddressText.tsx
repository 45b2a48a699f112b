import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { Fragment } from 'react';

const wordClass = css({ whiteSpace: 'nowrap' });

/** A short word with a hyphen: «пр-д», «б-р», a house «12-3». «Китай-город» may break. */
const shortWord = /((?<![\p{L}\d-])[\p{L}\d]{1,4}-[\p{L}\d]{1,4}(?![\p{L}\d-]))/u;

/**
 * An address whose short words do not break at their hyphens. Without U+2011: no map finds an address copied with it.
 */
export function AddressText({ text }: { text: string }) {
  return keepTogether(text)
    .split(shortWord)
    .map((part, index) => {
      const key = `${index} ${part}`;
      return index % 2 === 1 ? (
        <span className={wordClass} key={key}>
          {part}
        </span>
      ) : (
        <Fragment key={key}>{part}</Fragment>
      );
    });
}
