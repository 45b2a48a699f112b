/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { floatingLabel } from './fieldStyles';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

/** The sizes by which the label keeps clear of the value: in rem they grow with a large font of the browser. */
const verticalSizes = (element: Element | null) => {
  if (!element) throw new Error('nothing is rendered');
  const { height, minHeight, top, paddingTop, borderTopWidth } = getComputedStyle(element);
  return [height, minHeight, top, paddingTop, borderTopWidth].filter((size) =>
    /^[\d.]*[1-9][\d.]*px$/.test(size),
  );
};

test('no height of a text field is fixed in pixels, so the label of a large font lies over no value', () => {
  render(<TextField label="Name" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  for (const part of [input, screen.getByText('Name'), input.parentElement?.parentElement ?? null]) {
    expect(verticalSizes(part)).toEqual([]);
  }
});

test('nor is the room for the label of a text area', () => {
  render(<TextArea label="Comment" />);
  expect(verticalSizes(screen.getByRole('textbox', { name: 'Comment' }))).toEqual([]);
  expect(verticalSizes(screen.getByText('Comment'))).toEqual([]);
});

test('a label floats as far as the font is large', () => {
  expect(JSON.stringify(floatingLabel)).not.toMatch(/\dpx/);
});
