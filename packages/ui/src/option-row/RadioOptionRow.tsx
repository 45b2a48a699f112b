import { css } from '@storefront/styles';
import { OverlayInput } from '../overlay-input/OverlayInput';
import { choiceDot, choiceFace } from '../radio-cards/choiceStyles';
import { keptText } from '../text/keptText';
import { optionNote, optionRow, type OptionRowContent, optionTitle, optionText } from './optionRowStyles';

interface Props extends OptionRowContent {
  /** Shared by the rows of one group. */
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const rootClass = css({ position: 'relative', display: 'block', minWidth: 0 });
const faceClass = css({ ...choiceFace, ...optionRow });
const textClass = css(optionText);
const titleClass = css(optionTitle);
const noteTextClass = css(optionNote);
const dotClass = css(choiceDot);

/** An option of a group that allows exactly one choice. */
export function RadioOptionRow({ name, value, isChosen, onChoose, title, note, picture }: Props) {
  return (
    <label className={rootClass}>
      <OverlayInput type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      <span className={faceClass} data-option>
        {picture}
        <span className={textClass}>
          <span className={titleClass}>{title}</span>
          {note && <span className={noteTextClass}>{keptText(note)}</span>}
        </span>
        <span className={dotClass} />
      </span>
    </label>
  );
}
