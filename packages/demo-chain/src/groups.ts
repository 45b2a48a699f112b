/** Groups in the order of the menu. `name` is the group's name in menu.json. */
export const demoGroups = [
  { id: 1, name: 'Роллы', slug: 'rolly', tint: 'roll' },
  { id: 2, name: 'Запечённые роллы', slug: 'zapechennye-rolly', tint: 'baked' },
  { id: 3, name: 'Суши и гунканы', slug: 'sushi', tint: 'nigiri' },
  { id: 4, name: 'Сашими', slug: 'sashimi', tint: 'nigiri' },
  { id: 5, name: 'Сеты', slug: 'sety', tint: 'set' },
  { id: 6, name: 'Супы и рамен', slug: 'supy', tint: 'soup' },
  { id: 7, name: 'Вок и рис', slug: 'vok', tint: 'wok' },
  { id: 8, name: 'Поке и салаты', slug: 'poke', tint: 'poke' },
  { id: 9, name: 'Закуски', slug: 'zakuski', tint: 'baked' },
  { id: 10, name: 'Десерты', slug: 'deserty', tint: 'sweet' },
  { id: 11, name: 'Напитки', slug: 'napitki', tint: 'drink' },
  { id: 12, name: 'Соусы', slug: 'sousy', tint: 'sauce' },
] as const;
