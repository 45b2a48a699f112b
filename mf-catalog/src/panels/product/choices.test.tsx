/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { comboRaw, modifierRaw, paths, ramenRaw } from '../../testing/menuFixture';
import { mockMedia } from '../../testing/mockMedia';
import { addButton, addRequests, openProduct } from '../../testing/openProduct';

test('the modifiers of a group share the limit of the group', async () => {
  const shared = { group: 2, groupMax: 3 };
  const { user } = openProduct('ramen', {
    [paths.product]: () => ({
      ...ramenRaw,
      group_modifiers: [
        modifierRaw({ id: 3, name: 'Гёдза', ...shared }),
        modifierRaw({ id: 4, name: 'Яйцо', ...shared }),
      ],
    }),
  });
  const increase = (name: string) => screen.findByRole('button', { name: `Прибавить: ${name}` });
  await user.click(await increase('Яйцо'));
  await user.click(await increase('Гёдза'));
  expect(await increase('Гёдза')).not.toHaveAttribute('aria-disabled', 'true');
  await user.click(await increase('Гёдза'));
  expect(await increase('Гёдза')).toHaveAttribute('aria-disabled', 'true');
  expect(await increase('Яйцо')).toHaveAttribute('aria-disabled', 'true');
});

test('two required groups without ids, under equal rules, each need a choice', async () => {
  const row = (id: number, name: string, price: number, isRequired: boolean) => {
    const { group_id: _id, group_name: _name, ...bare } = modifierRaw({ id, name, price, isRequired });
    return isRequired ? bare : { ...bare, group_max_amount: 0 };
  };
  const view = openProduct('ramen', {
    [paths.product]: () => ({
      ...ramenRaw,
      group_modifiers: [
        row(1, 'Тонкоцу', 0, true),
        row(2, 'Мисо', 60, true),
        row(3, 'Яйцо', 90, false),
        row(4, 'Удон', 0, true),
        row(5, 'Соба', 40, true),
      ],
    }),
  });
  const groups = await screen.findAllByRole('group', { name: /На выбор/ });
  expect(groups.map((group) => within(group).getAllByRole('radio'))).toMatchObject([
    { length: 2 },
    { length: 2 },
  ]);
  expect(screen.getByRole('group', { name: /Добавки/ })).toHaveTextContent('Яйцо');

  const { user } = view;
  await user.click(screen.getByRole('radio', { name: /Мисо/ }));
  await user.click(await addButton('680 ₽'));
  expect(screen.getAllByText('Необходимо выбрать модификатор.')).toHaveLength(1);
  expect(groups[1]).toHaveTextContent('Необходимо выбрать модификатор.');
  await user.click(screen.getByRole('radio', { name: /Соба/ }));
  expect(screen.getByRole('radio', { name: /Мисо/ })).toBeChecked();
  await user.click(await addButton('720 ₽'));
  await waitFor(() => expect(addRequests(view)).toHaveLength(1));
  expect(addRequests(view)[0]?.body).toMatchObject({
    modifiers: [
      { id: 2, amount: 1 },
      { id: 5, amount: 1 },
    ],
  });
});

test('the amount is one again after the product was added', async () => {
  const { user } = openProduct('filadelfiya');
  await user.click(await screen.findByRole('button', { name: 'Прибавить: Филадельфия' }));
  await user.click(await addButton('1 380 ₽'));
  expect(await addButton('690 ₽')).toBeVisible();
});

test('the row of a combo’s part scrolls to the dish that is chosen at first', async () => {
  const offset = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(324);
  openProduct('kombo', { [paths.product]: () => comboRaw });
  const part = await screen.findByRole('group', { name: 'Ролл на выбор' });
  const chosen = within(part).getByRole('radio', { name: /Филадельфия/ });
  expect(chosen.closest('label')?.parentElement?.scrollLeft).toBe(320);
  offset.mockRestore();
});

describe('the arrows of a combo’s part', () => {
  // jsdom has no mouse, for which alone the arrows are.
  const onTouch = { hidden: true };
  const row = { scrollWidth: 0, clientWidth: 500 };
  const scrollBy = jest.fn();
  beforeEach(() => {
    for (const side of ['scrollWidth', 'clientWidth'] as const)
      jest.spyOn(Element.prototype, side, 'get').mockImplementation(() => row[side]);
    Element.prototype.scrollBy = scrollBy;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'scrollBy');
  });
  const open = () => {
    openProduct('kombo', { [paths.product]: () => comboRaw });
    return { part: () => screen.findByRole('group', { name: 'Ролл на выбор' }) };
  };

  test('scroll the row that is cut', async () => {
    row.scrollWidth = 900;
    const { part } = open();
    const arrows = within(await part()).getAllByRole('button', onTouch);
    expect(arrows.map((arrow) => arrow.getAttribute('aria-label'))).toEqual([
      'Предыдущие блюда',
      'Следующие блюда',
    ]);
    for (const arrow of arrows) fireEvent.click(arrow);
    expect(scrollBy.mock.calls.map(([{ left }]) => left)).toEqual([-400, 400]);
    const dishes = within(await part())
      .getAllByRole('radio')[0]
      ?.closest('label')?.parentElement;
    expect(scrollBy.mock.contexts).toEqual([dishes, dishes]);
  });

  test('are there only while dishes are cut', async () => {
    row.scrollWidth = 500;
    const { part } = open();
    expect(within(await part()).queryByRole('button', onTouch)).toBeNull();
    row.scrollWidth = 501;
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(within(await part()).getAllByRole('button', onTouch)).toHaveLength(2);
  });
});

describe('the button', () => {
  afterEach(() => mockMedia(/none/));

  test.each([
    ['stands before the recommendations in a low window, where all scrolls', /max-height/, 'before'],
    ['stays in the footer, after them, in others', /none/, 'after'],
  ])('%s', async (_, matching, place) => {
    mockMedia(matching);
    const { container } = openProduct('filadelfiya');
    const button = await addButton('690 ₽');
    const row = await waitFor(() => {
      const found = container.querySelector('[data-widget="catalog:recommendations"]');
      if (!found) throw new Error('no recommendations yet');
      return found;
    });
    const isBefore = button.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore ? 'before' : 'after').toBe(place);
  });

  test.each(['Прибавить: Филадельфия', /^Добавить/])('%s keeps the focus when it moves', async (name) => {
    mockMedia(/none/);
    openProduct('filadelfiya');
    await addButton('690 ₽');
    const button = () => screen.getByRole('button', { name });
    button().focus();
    for (const matching of [/max-height/, /none/]) {
      const before = button();
      mockMedia(matching);
      expect(button()).not.toBe(before);
      expect(button()).toHaveFocus();
    }
  });

  test('takes no focus when it moves', async () => {
    mockMedia(/none/);
    openProduct('filadelfiya');
    await addButton('690 ₽');
    mockMedia(/max-height/);
    expect(document.body).toHaveFocus();
  });
});
