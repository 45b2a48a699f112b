import styled from '@emotion/styled';
import { OverlayInput } from '../overlay-input/OverlayInput';
import { choiceDot, choiceFace } from '../radio-cards/choiceStyles';
import { optionNote, optionRow, type OptionRowText, optionTitle, optionWords } from './optionRowStyles';

interface Props extends OptionRowText {
  /** Shared by the rows of one group. */
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Root = styled.label({ position: 'relative', display: 'block', minWidth: 0 });
const Face = styled.span({ ...choiceFace, ...optionRow });
const Words = styled.span(optionWords);
const Title = styled.span(optionTitle);
const Remark = styled.span(optionNote);
const Dot = styled.span(choiceDot);

/** One option of a group where exactly one is chosen. */
export function RadioOptionRow({ name, value, isChosen, onChoose, title, note, picture }: Props) {
  return (
    <Root>
      <OverlayInput type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      <Face data-option>
        {picture}
        <Words>
          <Title>{title}</Title>
          {note && <Remark>{note}</Remark>}
        </Words>
        <Dot />
      </Face>
    </Root>
  );
}
