import { editedCode } from './codeEdit';

const at = (cursor: number) => [cursor, cursor] as const;

test.each([
  ['a digit at the end', '12', at(2), '123', '123'],
  ['a digit after a press on the second cell', '12', at(1), '132', '123'],
  ['a digit after a press on the first cell', '12', at(0), '312', '123'],
  ['a digit equal to its neighbours', '11', at(1), '111', '111'],
  ['a letter', '12', at(2), '12a', '12'],
  ['a sixth digit', '40712', at(5), '407129', '40712'],
  ['several digits at once', '4', at(1), '40 712', '40712'],
  ['a code filled in over typed digits', '12', at(2), '40712', '40712'],
  ['a code filled in without a word of it', '12', undefined, '40 712', '40712'],
  ['a digit over the whole selection', '40712', [0, 5], '3', '3'],
  ['a digit over a part of the code', '40712', [1, 3], '4312', '3'],
  ['a digit over its equal', '40712', [4, 5], '40712', '2'],
  ['a letter over a part of the code', '40712', [1, 3], '4a12', ''],
  ['digits over the whole selection', '11111', [0, 5], '40712', '40712'],
] as const)('inserting: %s', (_, value, selection, text, code) => {
  expect(editedCode({ value, selection, text, inputType: 'insertText' }, 5)).toBe(code);
});

test.each([
  ['Backspace at the end', '123', at(3), '12', 'deleteContentBackward', '12'],
  ['Backspace after a press on the second cell', '123', at(1), '23', 'deleteContentBackward', '12'],
  ['Backspace on the only digit', '1', at(1), '', 'deleteContentBackward', ''],
  ['Delete after a press on the first cell', '123', at(0), '23', 'deleteContentForward', '123'],
  ['the whole word', '123', at(3), '', 'deleteWordBackward', ''],
  ['a part of the code', '12345', [1, 3], '145', 'deleteContentBackward', ''],
  ['the whole selection', '12345', [0, 5], '', 'deleteContentBackward', ''],
  ['a part that is cut', '12345', [0, 2], '345', 'deleteByCut', ''],
  ['undoing', '12', at(2), '1', 'historyUndo', '1'],
  ['clearing without a word of it', '12', undefined, '', undefined, ''],
] as const)('deleting: %s', (_, value, selection, text, inputType, code) => {
  expect(editedCode({ value, selection, text, inputType }, 5)).toBe(code);
});
