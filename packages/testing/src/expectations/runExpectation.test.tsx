/** @jest-environment jsdom */
import { emit, type EventPayload, type WidgetProps } from '@storefront/contracts';
import { useEffect, useState } from 'react';
import type { Expectation } from './expectations';
import { runExpectation } from './runExpectation';

type PickerProps = WidgetProps<'restaurants:picker'>;

const chosen = { id: 1, externalId: '1', name: 'Арбат', address: '', coordinates: '', isWorking: true };
const added: EventPayload<'checkout:item-added'> = { productId: 7, name: 'Рамен', price: 560, amount: 1 };

/** A provider whose content comes a moment after it is rendered. */
function pickerOf({ title = 'Рестораны', note = '', isTwice = false, call = chosen, event = added }) {
  return function Picker({ onChoose }: PickerProps) {
    const [isLoaded, setIsLoaded] = useState(false);
    useEffect(() => {
      const timer = setTimeout(setIsLoaded, 100, true);
      return () => clearTimeout(timer);
    }, []);
    if (!isLoaded) return null;
    const choose = () => {
      onChoose(call);
      emit('checkout:item-added', event);
    };
    const button = (
      <button type="button" onClick={choose}>
        Арбат
      </button>
    );
    return (
      <>
        <h2>{title}</h2>
        {note && <p role="alert">{note}</p>}
        {button}
        {isTwice && button}
      </>
    );
  };
}

const expectation: Expectation = {
  widget: 'restaurants:picker',
  it: 'reports the chosen restaurant',
  callbacks: ['onChoose'],
  steps: [
    { shows: { role: 'heading', name: 'Рестораны' } },
    { hides: { role: 'alert' } },
    { press: { role: 'button', name: 'Арбат' } },
    { calls: 'onChoose', with: { id: 1 } },
    { emits: 'checkout:item-added', with: { price: 560 } },
  ],
};

const failureOf = (provider: Parameters<typeof pickerOf>[0], expected: Expectation = expectation) =>
  runExpectation(expected, {
    manifest: {
      name: 'restaurants',
      pages: {},
      panels: {},
      widgets: { 'restaurants:picker': async () => ({ default: pickerOf(provider) }) },
      embeds: {},
    },
    baseUrl: 'http://back-end.test',
    createVisitor: async () => ({ token: undefined, takeMethod: {} }),
    codeFor: async () => '',
    restMs: 300,
  });

test('an expectation holds, also when a call and an event have one more field', async () => {
  expect(await failureOf({})).toBeUndefined();
  const more = { call: { ...chosen, phone: '' }, event: { ...added, weight: 0.4 } };
  expect(await failureOf(more)).toBeUndefined();
});

test.each(['Рядом с метро', /^Рядом с метро$/])('a name is found by its words (%s)', async (name) => {
  const shown = {
    widget: 'restaurants:picker',
    it: 'shows them',
    steps: [{ shows: { role: 'heading', name } }],
  };
  expect(await failureOf({ title: 'Рядом с\u00A0метро' }, shown as Expectation)).toBeUndefined();
  expect(await failureOf({ title: 'Рядом' }, shown as Expectation)).toMatch(/^step 1: no heading/);
});

test.each<[string, Parameters<typeof pickerOf>[0], RegExp]>([
  ['shows something else', { title: 'Карта' }, /^step 1: no heading Рестораны$/],
  ['shows what was to be hidden', { note: 'Закрыто' }, /^step 2: a alert$/],
  ['has two buttons of one name', { isTwice: true }, /^step 3: 2 elements instead of one: button Арбат$/],
  ['reports another id', { call: { ...chosen, id: 2 } }, /^step 4: no call onChoose .+"id":2/],
  [
    'emits the price in kopecks',
    { event: { ...added, price: 56_000 } },
    /^step 5: no event checkout:item-added .+"price":56000/,
  ],
])('it fails at its step for a provider that %s', async (_, provider, failure) => {
  expect(await failureOf(provider)).toMatch(failure);
});
