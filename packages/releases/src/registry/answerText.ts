import { folderOf } from './appNames';
import type { ReleaseAnswer } from './surroundings';

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];

const inSteps = `Mend what breaks. If the break is intended, release in steps: first the build that provides or listens, so that it
takes the old and the new form; then the builds that use it; then remove the old form, once no live build uses it.`;

const ignorePrevious = `--ignore-previous compares with the live builds only. A rollback of those others is then refused, or breaks the page where only types differ.`;

/**
 * An answer of `canRelease` for the terminal: the breaks, and how to go on. `done` is the participle for the text:
 * «released».
 */
export function answerText(answer: ReleaseAnswer, done = 'released'): string {
  const { name, build, breaks, breaksOnRollback, pinnedTo } = answer;
  const facts = [
    ...section('Compared with:', answer.comparedWith),
    ...section('Not compared with:', answer.notCompared),
  ];
  if (answer.canRelease) return [`${folderOf(name)} ${build} can be ${done}.`, ...facts].join('\n');
  return [
    `${folderOf(name)} ${build} cannot be ${done}.`,
    ...(pinnedTo ? [`${name} is pinned to ${pinnedTo}. Run first: pnpm unpin ${folderOf(name)}`] : []),
    ...section('It would break the page:', breaks),
    ...section('It would break the page when another app is rolled back:', breaksOnRollback),
    ...facts,
    ...(breaks.length + breaksOnRollback.length > 0 ? [inSteps] : []),
    ...(breaks.length === 0 && breaksOnRollback.length > 0 ? [ignorePrevious] : []),
  ].join('\n');
}
