import { type Answer, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import ProductPanel from '../panels/product/ProductPanel';
import { address, cartRaw, groupRaw, paths, productRaw, ramenRaw, soupsRaw } from './menuFixture';

/** A menu of two dishes; «ramen» has a required modifier group. */
export const menuAnswers: Record<string, Answer> = {
  [paths.groups]: () => [groupRaw, soupsRaw],
  [paths.products]: () => [productRaw(), ramenRaw],
  [paths.product]: ({ params }) => (params['slug'] === 'ramen' ? ramenRaw : productRaw({ group: groupRaw })),
  [paths.add]: () => cartRaw([{ id: 7, productId: 20, amount: 1 }]),
};

/** Opens a product's panel over that menu. */
export function openProduct(
  slug: string,
  answers: Record<string, Answer> = {},
  takeMethod: object = { delivery: address },
) {
  return renderInShell(<ProductPanel group="supy" slug={slug} />, {
    answers: { ...menuAnswers, ...answers },
    takeMethod,
  });
}

export const addButton = (sum: string) =>
  screen.findByRole('button', { name: `Добавить ${sum.replaceAll(' ', '\u00A0')}` });

/** The requests that added to the cart. */
export const addRequests = ({ calls }: ReturnType<typeof openProduct>) =>
  calls.filter(({ path }) => path === paths.add);
