/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { groupRaw, paths, pictureRaw, productRaw } from '../../testing/menuFixture';
import { mockMedia } from '../../testing/mockMedia';
import { openProduct } from '../../testing/openProduct';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  mockMedia(/reduced-motion/);
});

describe('the gallery', () => {
  const second = { ...pictureRaw, original: '/storage/b-640.webp' };
  const withPictures = (...media: object[]) => ({
    [paths.product]: () => productRaw({ media_list: media, group: groupRaw }),
  });

  test('of one picture has no controls', async () => {
    openProduct('filadelfiya', withPictures(pictureRaw, pictureRaw));
    expect(await screen.findByRole('img', { name: 'Филадельфия' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /фото/i })).toBeNull();
  });

  test('without pictures shows the mark', async () => {
    const { baseElement } = openProduct('filadelfiya', withPictures());
    const mark = await screen.findByRole('img', { name: 'Филадельфия' });
    expect(mark.querySelector('path')?.getAttribute('d')).toMatch(/^M7\.6 4\.4c1\.6-1\.5/);
    expect(baseElement.querySelector('img')).toBeNull();
    expect(screen.queryByRole('button', { name: /фото/i })).toBeNull();
  });

  test('of several pictures is turned by buttons, dots and keys', async () => {
    const { user } = openProduct('filadelfiya', withPictures(pictureRaw, second));
    const gallery = await screen.findByRole('group', { name: 'Фотографии: Филадельфия' });
    const dot = (number: number) => within(gallery).getByRole('button', { name: `Фото ${number} из 2` });
    expect(dot(1)).toHaveAttribute('aria-current', 'true');
    // The arrows are hidden without a mouse, which jsdom does not have.
    const next = within(gallery).getByRole('button', { name: 'Следующее фото', hidden: true });
    await user.click(next);
    expect(dot(2)).toHaveAttribute('aria-current', 'true');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(dot(1));
    expect(dot(1)).toHaveAttribute('aria-current', 'true');
    within(gallery).getByRole('group', { name: 'Фото 1 из 2' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(dot(2)).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(dot(2)).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Home}');
    expect(dot(1)).toHaveAttribute('aria-current', 'true');
  });
});

test('pictures passed on the way to the target do not become current', async () => {
  const media = ['a', 'b', 'c'].map((name) => ({ ...pictureRaw, original: `/storage/${name}.webp` }));
  const { user } = openProduct('filadelfiya', {
    [paths.product]: () => productRaw({ media_list: media, group: groupRaw }),
  });
  const row = await screen.findByRole('group', { name: 'Фото 1 из 3' });
  jest.spyOn(row, 'clientWidth', 'get').mockReturnValue(300);
  const pass = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  };
  row.focus();
  await user.keyboard('{ArrowRight}');
  pass(40);
  await user.keyboard('{ArrowRight}');
  pass(290);
  expect(row).toHaveAccessibleName('Фото 3 из 3');
  pass(600);
  fireEvent.pointerDown(row);
  pass(310);
  expect(row).toHaveAccessibleName('Фото 2 из 3');
  await user.keyboard('{Home}');
  pass(600);
  expect(row).toHaveAccessibleName('Фото 1 из 3');
  fireEvent(row, new Event('scrollend'));
  expect(row).toHaveAccessibleName('Фото 3 из 3');
});
