/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { groupRaw, paths, pictureRaw, productRaw } from '../../testing/menuFixture';
import { open } from '../../testing/openProduct';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});

describe('pictures', () => {
  const second = { ...pictureRaw, original: '/storage/b-640.webp' };
  const withPictures = (...media: object[]) => ({
    [paths.product]: () => productRaw({ media_list: media, group: groupRaw }),
  });

  test('one has no controls', async () => {
    open('filadelfiya', withPictures(pictureRaw, pictureRaw));
    expect(await screen.findByRole('img', { name: 'Филадельфия' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /фото/i })).toBeNull();
  });

  test('none leaves the place to the mark', async () => {
    open('filadelfiya', withPictures());
    expect(await screen.findByRole('img', { name: 'Филадельфия' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /фото/i })).toBeNull();
  });

  test('several are turned by buttons, dots and keys', async () => {
    const { user } = open('filadelfiya', withPictures(pictureRaw, second));
    const gallery = await screen.findByRole('group', { name: 'Фотографии: Филадельфия' });
    const dot = (number: number) => within(gallery).getByRole('button', { name: `Фото ${number} из 2` });
    expect(dot(1)).toHaveAttribute('aria-current', 'true');
    // Arrows are for a mouse, which the test's browser has not.
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

test('pictures that the gallery passes on its way do not stop it', async () => {
  const media = ['a', 'b', 'c'].map((name) => ({ ...pictureRaw, original: `/storage/${name}.webp` }));
  const { user } = open('filadelfiya', {
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
