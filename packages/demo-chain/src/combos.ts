interface ComboPart {
  name: string;
  /** Slugs of dishes; the first is the default. */
  dishes: readonly [string, ...string[]];
}

const part = (name: string, ...dishes: ComboPart['dishes']): ComboPart => ({ name, dishes });

/** Sets with a choice of dishes, by slug. A dish that costs more than the default adds the difference. */
export const demoCombos: Readonly<Record<string, readonly ComboPart[]>> = {
  'set-first-date': [
    part('Ролл 1', 'philadelphia-classic', 'philadelphia-tuna', 'kanada-unagi'),
    part('Ролл 2', 'california-crab', 'alaska-sesame', 'tempura-ebi', 'midori'),
    part('Мини-ролл', 'hoso-salmon', 'hoso-tuna', 'hoso-eel', 'hoso-cucumber'),
  ],
  'set-family': [
    part('Филадельфия', 'philadelphia-classic', 'philadelphia-tuna', 'philadelphia-lux'),
    part('Ролл', 'california-crab', 'midori', 'aka-tobiko', 'yasai-avocado'),
    part('Горячий ролл', 'hot-salmon', 'tempura-ebi', 'hot-chicken'),
    part('Запеченный ролл', 'baked-crab', 'baked-salmon', 'baked-eel', 'baked-veggie'),
  ],
  'set-lunch': [
    part('Ролл', 'alaska-sesame', 'california-crab', 'cheddar-bonfire'),
    part('Нигири 1', 'nigiri-salmon', 'nigiri-shrimp', 'nigiri-tuna'),
    part('Нигири 2', 'nigiri-tamago', 'nigiri-avocado', 'nigiri-seabass', 'nigiri-eel'),
  ],
  'set-maki': [
    part('Мини-ролл 1', 'hoso-salmon', 'hoso-tuna', 'hoso-eel'),
    part('Мини-ролл 2', 'hoso-cucumber', 'hoso-salmon', 'hoso-tuna'),
  ],
  'set-party': [
    part('Ролл 1', 'philadelphia-classic', 'kanada-unagi', 'philadelphia-lux'),
    part('Ролл 2', 'aka-tobiko', 'kuro-neko', 'midori', 'mango-fresh'),
    part('Горячее', 'hot-salmon', 'hot-chicken', 'tempura-ebi', 'baked-shrimp'),
    part('Футомаки', 'futo-samurai', 'futo-ebi'),
  ],
};
