import type { Expectation, Found, Visitor } from '@storefront/testing';
import type { PlainPanelId } from '@storefront/contracts';

const regular: Visitor = { kind: 'regular' };

/** The panels that the shell opens, each with its title and an element that only its content has. */
const opened: readonly [panel: PlainPanelId, title: string | RegExp, content: Found, visitor?: Visitor][] = [
  ['auth', 'Введите номер телефона', { role: 'button', name: 'Получить код' }],
  ['cart', 'Заказ', { role: 'button', name: 'Смотреть меню' }],
  ['contacts', 'Контакты', { role: 'link', name: /^Рестораны/, href: '/restaurants' }],
  ['delivery-terms', 'Условия доставки', { role: 'combobox', name: 'Улица и дом' }],
  ['menu-groups', 'Все меню', { role: 'link', name: 'Роллы', href: '/menu/rolly' }],
  ['personal-data', 'Личные данные', { role: 'button', name: 'Выйти' }, regular],
  ['profile', 'Профиль', { role: 'button', name: /^Мои адреса/ }, regular],
  ['purchases', /^\d+\sзаказ/, { role: 'textbox', name: 'Блюдо, номер или адрес' }, regular],
  ['registration', 'Давайте знакомиться!', { role: 'textbox', name: 'Имя' }, { kind: 'customer' }],
  ['restaurant-review', 'Контроль качества', { role: 'combobox', name: 'Ресторан' }],
  ['restaurants', /^19\sресторанов$/, { role: 'link', name: /Покровке/, href: '/restaurants/pokrovka' }],
  ['search', 'Поиск', { role: 'searchbox', name: 'Найти ролл, суп или напиток' }],
  ['select-address', 'Как получите заказ?', { role: 'button', name: /^Самовывоз/ }],
  ['take-method', 'Выберите адрес', { role: 'radio', name: 'Ресторан' }, regular],
];

/** Panels that are a step of another panel: their close button leads back to it. */
const steps: readonly PlainPanelId[] = ['registration', 'select-address', 'take-method'];

export const panelExpectations: readonly Expectation[] = opened.map(([panel, title, content, visitor]) => ({
  panel,
  it: 'has a title, its content and a button that closes it',
  ...(visitor && { visitor }),
  steps: [
    { shows: { role: 'heading', name: title } },
    { shows: content },
    { press: { role: 'button', name: /^Закрыть/ } },
    { emits: steps.includes(panel) ? 'shell:panel-back-requested' : 'shell:panels-close-requested' },
  ],
}));
