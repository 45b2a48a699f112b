import { Search } from 'lucide-react';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { roll } from '../kit-page/samplePictures';
import { WithState } from '../kit-page/WithState';
import { TextField } from '../field/TextField';
import { Picture } from '../picture/Picture';
import { Tile } from '../tile/Tile';
import { Combobox, type ComboboxProps } from './Combobox';
import { ComboboxList } from './ComboboxList';
import { type ComboboxOption, useCombobox } from './useCombobox';

const thumb = (
  <Tile group="roll" shape="thumb">
    <Picture media={roll} alt="" />
  </Tile>
);
const dishes: readonly ComboboxOption[] = messages.dishes.map((title, id) => ({
  id,
  title,
  note: messages.facts,
  media: thumb,
  trailing: messages.price,
}));
const longDishes: readonly ComboboxOption[] = [messages.longDish, messages.longWord].map((title, id) => ({
  id,
  title,
  note: messages.paragraph,
}));
const matching = (options: readonly ComboboxOption[], text: string) =>
  options.filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase()));
const texts = { listLabel: messages.found, countText: messages.foundCount } as const;

const states: readonly (Partial<ComboboxProps<ComboboxOption>> & { state: string; initial?: string })[] = [
  { state: 'empty' },
  { state: 'filled', initial: messages.dish },
  { state: 'nothing found', initial: messages.street },
  { state: 'with an error', error: messages.commentError },
  { state: 'loading', options: undefined, hint: messages.loading },
  { state: 'disabled', initial: messages.dish, disabled: true },
];

export function ComboboxExamples() {
  return states.map(({ state, initial = '', ...rest }) => (
    <Example key={state} state={state}>
      <WithState initial={initial}>
        {(text, setText) => (
          <Combobox
            label={messages.search}
            icon={<Search size={20} aria-hidden />}
            text={text}
            onType={setText}
            options={matching(dishes, text)}
            onPick={({ title }) => setText(title)}
            {...texts}
            {...rest}
          />
        )}
      </WithState>
    </Example>
  ));
}

export function ComboboxListExamples() {
  return (
    <>
      <Example state="a list with a place of its own">
        <InlineCombobox options={dishes} />
      </Example>
      <Example state="long texts">
        <InlineCombobox options={longDishes} />
      </Example>
      <Example state="long word" width="narrow">
        <InlineCombobox options={longDishes.slice(1)} />
      </Example>
    </>
  );
}

function InlineCombobox({ options }: { readonly options: readonly ComboboxOption[] }) {
  return (
    <WithState initial="">
      {(text, setText) => <InlineField text={text} onType={setText} options={matching(options, text)} />}
    </WithState>
  );
}

function InlineField(props: Pick<ComboboxProps<ComboboxOption>, 'text' | 'onType' | 'options'>) {
  const { input, list } = useCombobox({ ...props, onPick: ({ title }) => props.onType(title) });
  return (
    <>
      <TextField label={messages.search} look="quiet" {...input} />
      <ComboboxList label={texts.listLabel} countText={texts.countText} list={list} />
    </>
  );
}
