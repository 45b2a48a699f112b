/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/Checkbox';
import { DefinitionList } from '../definition-list/DefinitionList';
import { EmptyState } from '../empty-state/EmptyState';
import { TextField } from '../field/TextField';
import { ListRow } from '../list-row/ListRow';
import { Note } from '../note/Note';
import { CounterOptionRow } from '../option-row/CounterOptionRow';
import { OptionGroup } from '../option-row/OptionGroup';
import { RadioOptionRow } from '../option-row/RadioOptionRow';
import { RadioCards } from '../radio-cards/RadioCards';
import { SectionHeading } from '../section-heading/SectionHeading';
import { Stars } from '../stars/Stars';
import { Switch } from '../switch/Switch';

const text = 'Рис с лососем';
const none = () => undefined;
const option = { name: 'dish', value: '1', title: text, note: text };
const labels = { decrease: 'Меньше', increase: 'Больше' };

const shown: readonly [name: string, times: number, element: ReactElement][] = [
  ['a note', 1, <Note key="">{text}</Note>],
  ['the text of an empty state', 1, <EmptyState key="" title="Пусто" text={text} />],
  ['the note of a heading', 1, <SectionHeading key="" title="Меню" note={text} />],
  ['hint and error of a field', 2, <TextField key="" label="Имя" hint={text} error={text} />],
  ['a row', 2, <ListRow key="" title={text} note={text} />],
  ['the reason of a button', 1, <Button key="" disabledReason={text} />],
  ['label and error of a checkbox', 2, <Checkbox key="" label={text} error={text} />],
  ['definitions', 2, <DefinitionList key="" items={[{ term: text, value: text }]} />],
  [
    'rule and error of options',
    2,
    <OptionGroup key="" legend="Соус" rule={text} error={text}>
      {null}
    </OptionGroup>,
  ],
  ['the note of an option', 1, <RadioOptionRow key="" {...option} title="Соус" isChosen onChoose={none} />],
  [
    'an option with a counter',
    2,
    <CounterOptionRow key="" {...option} value={1} max={1} onChange={none} labels={labels} />,
  ],
  [
    'the note of a card',
    1,
    <RadioCards
      key=""
      legend="Оплата"
      options={[{ value: '1', label: 'Картой', note: text }]}
      value="1"
      onChange={none}
    />,
  ],
  [
    'the error of stars',
    1,
    <Stars key="" label="Кухня" value={0} onChange={none} starLabel={String} error={text} />,
  ],
  ['the note of a switch', 1, <Switch key="" label="Звонок" note={text} />],
];

test.each(shown)('%s keeps short words together', (_, times, element) => {
  const { container } = render(element);
  expect(container.textContent.split('Рис с\u00A0лососем')).toHaveLength(times + 1);
  expect(container.textContent).not.toContain(text);
});
