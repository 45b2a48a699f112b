import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { roll } from '../kit-page/samplePictures';
import { WithState } from '../kit-page/WithState';
import { Picture } from '../picture/Picture';
import { Tile } from '../tile/Tile';
import { CounterOptionRow } from './CounterOptionRow';
import { OptionGroup } from './OptionGroup';
import { RadioOptionRow } from './RadioOptionRow';

const thumb = (
  <Tile group="sauce" shape="thumb">
    <Picture media={roll} alt="" />
  </Tile>
);
const labels = { decrease: messages.decrease, increase: messages.increase };
const sauces = [
  { title: messages.soy, note: messages.included },
  { title: messages.spicy, note: messages.surcharge },
  { title: messages.unagi, note: messages.surcharge },
];

function Sauces({ initial, name }: { readonly initial: string; readonly name: string }) {
  return (
    <WithState initial={initial}>
      {(chosen, choose) =>
        sauces.map(({ title, note }) => (
          <RadioOptionRow
            key={title}
            name={name}
            value={title}
            title={title}
            note={note}
            isChosen={title === chosen}
            onChoose={() => choose(title)}
          />
        ))
      }
    </WithState>
  );
}

export function OptionGroupExamples() {
  return (
    <>
      <Example state="with a rule" width="wide">
        <OptionGroup legend={messages.sauces} rule={messages.saucesRule}>
          <Sauces name="rule" initial={messages.soy} />
        </OptionGroup>
      </Example>
      <Example state="nothing chosen, with an error" width="wide">
        <OptionGroup legend={messages.sauces} rule={messages.saucesRule} error={messages.saucesError}>
          <Sauces name="error" initial="" />
        </OptionGroup>
      </Example>
      <Example state="long legend">
        <OptionGroup legend={messages.longWord} rule={messages.saucesRule}>
          <Sauces name="long" initial={messages.soy} />
        </OptionGroup>
      </Example>
    </>
  );
}

export function RadioOptionRowExamples() {
  return (
    <Example state="with pictures; chosen and not" width="wide">
      <OptionGroup legend={messages.sauces}>
        <WithState<string> initial={messages.spicy}>
          {(chosen, choose) =>
            sauces.map(({ title, note }) => (
              <RadioOptionRow
                key={title}
                name="pictures"
                value={title}
                title={title}
                note={note}
                picture={thumb}
                isChosen={title === chosen}
                onChoose={() => choose(title)}
              />
            ))
          }
        </WithState>
      </OptionGroup>
    </Example>
  );
}

export function CounterOptionRowExamples() {
  const rows = [
    { state: 'not chosen', initial: 0, max: 3 },
    { state: 'chosen', initial: 2, max: 3 },
    { state: 'chosen, at the upper bound', initial: 3, max: 3 },
    { state: 'none left', initial: 0, max: 0 },
  ];
  return (
    <>
      {rows.map(({ state, initial, max }) => (
        <Example key={state} state={state}>
          <OptionGroup legend={messages.extras} rule={messages.extrasRule}>
            <WithState initial={initial}>
              {(value, onChange) => (
                <CounterOptionRow
                  title={messages.soy}
                  note={messages.surcharge}
                  picture={thumb}
                  value={value}
                  max={max}
                  onChange={onChange}
                  labels={labels}
                />
              )}
            </WithState>
          </OptionGroup>
        </Example>
      ))}
      <Example state="long text">
        <OptionGroup legend={messages.extras}>
          <WithState initial={1}>
            {(value, onChange) => (
              <CounterOptionRow
                title={messages.unagi}
                note={messages.surcharge}
                picture={thumb}
                value={value}
                max={3}
                onChange={onChange}
                labels={labels}
              />
            )}
          </WithState>
        </OptionGroup>
      </Example>
    </>
  );
}
