import { Flame } from 'lucide-react';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { WithState } from '../kit-page/WithState';
import { Row } from '../layout/Stack';
import { Chip } from './Chip';

const [hits, spicy, noOnion] = messages.chips;
const filters = [
  { state: 'filter, off', initial: false, crossed: 'never' },
  { state: 'filter, on', initial: true, crossed: 'never' },
  { state: 'filter, on, with a cross', initial: true, crossed: 'whenSelected' },
] as const;

export function ChipExamples() {
  return (
    <>
      <Example state="action" width="small">
        <Chip>{noOnion}</Chip>
      </Example>
      {filters.map(({ state, initial, crossed }) => (
        <Example key={state} state={state} width="small">
          <WithState<boolean> initial={initial}>
            {(isSelected, select) => (
              <Chip isSelected={isSelected} crossed={crossed} onClick={() => select(!isSelected)}>
                {hits}
              </Chip>
            )}
          </WithState>
        </Example>
      ))}
      <Example state="with an icon" width="small">
        <Chip icon={<Flame size={16} aria-hidden />}>{spicy}</Chip>
      </Example>
      <Example state="several">
        <Row gap={8} wrap="wrap">
          {messages.chips.map((chip) => (
            <Chip key={chip}>{chip}</Chip>
          ))}
        </Row>
      </Example>
      <Example state="long text" width="narrow">
        <Chip isSelected crossed="whenSelected">
          {messages.longChip}
        </Chip>
      </Example>
    </>
  );
}
