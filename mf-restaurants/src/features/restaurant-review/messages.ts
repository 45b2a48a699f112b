import { restaurantsCount, type VisitCriterion } from '@storefront/domain';

/** Texts of a restaurant's review (spec §2, Review of a restaurant; §5; §8). */
export const messages = {
  restaurant: 'Ресторан',
  restaurants: 'Рестораны',
  restaurantHint: 'Начните вводить название, улицу или метро',
  found: (count: number) => (count === 0 ? 'Ресторан не найден' : `Найдено: ${restaurantsCount(count)}`),
  chosen: 'Выбран',
  criteria: 'Ваши оценки',
  criterion: {
    attention_and_friendliness: 'Внимание и доброжелательность',
    service_speed: 'Скорость обслуживания',
    dishes_quality: 'Качество блюд',
    drink_quality: 'Качество напитков',
    atmosphere: 'Атмосфера',
  } satisfies Record<VisitCriterion, string>,
  date: 'Дата посещения',
  dateHint: 'ДД.ММ.ГГГГ',
} as const;
