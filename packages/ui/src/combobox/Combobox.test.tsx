/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '../field/TextField';
import { Combobox } from './Combobox';
import { ComboboxList } from './ComboboxList';
import { useCombobox } from './useCombobox';

const dishes = ['Miso', 'Ramen', 'Ramen hot'].map((title, id) => ({ id, title, note: `Note of ${title}` }));
const pick = jest.fn();
const submit = jest.fn();
const panelEscape = jest.fn();
const documentKey = (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.defaultPrevented) panelEscape();
};

beforeEach(() => {
  jest.clearAllMocks();
  document.addEventListener('keydown', documentKey, true);
});
afterEach(() => document.removeEventListener('keydown', documentKey, true));

function useDishes() {
  const [text, setText] = useState('');
  return {
    text,
    onType: setText,
    options: dishes.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())),
    onPick: ({ title }: { title: string }) => {
      pick(title);
      setText(title);
    },
  };
}
const countText = (count: number) => `${count} found`;

function Popup(props: { isChosen?: boolean }) {
  return <Combobox label="Dish" listLabel="Dishes" countText={countText} {...useDishes()} {...props} />;
}

function Inline() {
  const { input, list } = useCombobox(useDishes());
  return (
    <>
      <TextField label="Dish" {...input} />
      <button type="button">Between</button>
      <ComboboxList label="Dishes" countText={countText} list={list} />
    </>
  );
}

function setUp(combobox: React.ReactNode) {
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {combobox}
    </form>,
  );
  return userEvent.setup();
}

const field = () => screen.getByRole('combobox', { name: 'Dish' });
const list = () => screen.queryByRole('listbox', { name: 'Dishes' });
const option = (name: RegExp) => screen.getByRole('option', { name });
const activeOption = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

describe.each([
  ['popup', <Popup key="popup" />],
  ['inline', <Inline key="inline" />],
])('%s', (_, combobox) => {
  test('arrow keys move the active option around, and Enter picks it', async () => {
    const user = setUp(combobox);
    await user.tab();
    expect(activeOption()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', list()?.id);
    expect(activeOption()).toBe(option(/Miso/));
    expect(option(/Miso/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(activeOption()).toBe(option(/Ramen hot/));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeOption()).toBe(option(/^Ramen Note/));
    expect(field()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(pick.mock.calls).toEqual([['Ramen']]);
    expect(submit).not.toHaveBeenCalled();
    expect(activeOption()).toBeNull();
  });

  test('typing and the keys of the caret leave no active option, so Enter submits the form', async () => {
    const user = setUp(combobox);
    await user.type(field(), 'ra{ArrowDown}');
    expect(activeOption()).toBe(option(/^Ramen Note/));
    await user.keyboard('{Home}');
    expect(activeOption()).toBeNull();
    await user.keyboard('{ArrowDown}m');
    expect(activeOption()).toBeNull();
    await user.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(pick).not.toHaveBeenCalled();
  });

  test('a press on an option picks it and leaves the focus in the field', async () => {
    const user = setUp(combobox);
    await user.type(field(), 'ra');
    await user.click(option(/hot/));
    expect(pick.mock.calls).toEqual([['Ramen hot']]);
    expect(field()).toHaveFocus();
  });

  test('announces the number of results, also when there are none', async () => {
    const user = setUp(combobox);
    await user.type(field(), 'ra');
    expect(await screen.findByText('2 found')).toHaveAttribute('role', 'status');
    await user.type(field(), '?');
    expect(await screen.findByText('0 found', { ignore: '[aria-hidden] *' })).toHaveAttribute(
      'role',
      'status',
    );
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).not.toHaveAttribute('aria-controls');
  });
});

test('Escape closes the popup, then clears the field, then reaches the panel', async () => {
  const user = setUp(<Popup />);
  await user.type(field(), 'ra');
  expect(list()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(list()).toBeNull();
  expect(field()).toHaveValue('ra');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(list()).toBeNull();
  expect(panelEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(panelEscape).toHaveBeenCalledTimes(1);
});

test('Escape leaves the active option of an inline list, then clears the field, then reaches the panel', async () => {
  const user = setUp(<Inline />);
  await user.type(field(), 'ra{ArrowDown}{Escape}');
  expect(activeOption()).toBeNull();
  expect(field()).toHaveValue('ra');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(panelEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(panelEscape).toHaveBeenCalledTimes(1);
});

test('Escape leaves a text that names a choice: it closes the popup, then reaches the panel', async () => {
  const user = setUp(<Popup isChosen />);
  await user.type(field(), 'ra{Escape}');
  expect(list()).toBeNull();
  expect(panelEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('ra');
  expect(panelEscape).toHaveBeenCalledTimes(1);
});

test('the popup opens by a press and closes with a pick or when the focus leaves', async () => {
  const user = setUp(<Popup />);
  expect(list()).toBeNull();
  await user.click(field());
  await user.click(option(/Miso/));
  expect(list()).toBeNull();
  await user.click(field());
  expect(list()).toBeVisible();
  await user.tab();
  expect(list()).toBeNull();
});

test('an inline list is on the screen from the start, and Escape elsewhere is not its own', async () => {
  const user = setUp(<Inline />);
  expect(list()).toBeVisible();
  await user.type(field(), 'ra');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Between' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(panelEscape).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('ra');
});
