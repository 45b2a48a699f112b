import styled from '@emotion/styled';
import { Fragment } from 'react';

const Word = styled.span({ whiteSpace: 'nowrap' });

/** A short word with a hyphen: «пр-д», «б-р», a house «12-3». «Китай-город» may break. */
const shortWord = /((?<![\p{L}\d-])[\p{L}\d]{1,4}-[\p{L}\d]{1,4}(?![\p{L}\d-]))/u;

/**
 * An address whose short words do not break at their hyphens. Without U+2011: no map finds an address copied with it.
 */
export function AddressText({ text }: { text: string }) {
  return text.split(shortWord).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <Word key={key}>{part}</Word> : <Fragment key={key}>{part}</Fragment>;
  });
}
