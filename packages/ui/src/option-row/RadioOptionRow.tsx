import styled from '@emotion/styled';
import { OverlayInput } from '../overlay-input/OverlayInput';
import { choiceDot, choiceFace } from '../radio-cards/choiceStyles';
import { optionNote, optionRow, type OptionRowContent, optionTitle, optionText } from './optionRowStyles';

interface Props extends OptionRowContent {
  /** Shared by the rows of one group. */
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Root = styled.label({ position: 'relative', display: 'block', minWidth: 0 });
const Face = styled.span({ ...choiceFace, ...optionRow });
const Text = styled.span(optionText);
const Title = styled.span(optionTitle);
const NoteText = styled.span(optionNote);
const Dot = styled.span(choiceDot);

/** An option of a group that allows exactly one choice. */
export function RadioOptionRow({ name, value, isChosen, onChoose, title, note, picture }: Props) {
  return (
    <Root>
      <OverlayInput type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      <Face data-option>
        {picture}
        <Text>
          <Title>{title}</Title>
          {note && <NoteText>{note}</NoteText>}
        </Text>
        <Dot />
      </Face>
    </Root>
  );
}
