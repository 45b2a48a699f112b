import { resolve } from 'node:path';
import type { ChainCommand, CommandResult } from './chainCommand';
import { type Fault, faultText } from './folder/fault';
import { importFolder } from './folder/importFolder';
import { preparePictures, readPictureFolder } from './folder/pictures';
import { dishesWithoutPicture } from './folder/planMenu';
import { readFolder } from './folder/readFolder';
import { summarise, summaryText } from './folder/summary';

export const importChain: ChainCommand = {
  usage: 'import <folder>',
  about: 'brings the chain to the state of a folder: its menu, restaurants, zones, settings, codes and texts',
  options: [['--dry-run', 'prints the changes and faults, and writes nothing']],
  run: async (db, { parameters: [path = ''], options }) => {
    const isDryRun = options['dryRun'] === true;
    const folder = resolve(path);
    const served = resolve(process.env['CHAIN_DIR'] || folder);
    const now = new Date();
    const chain = readFolder(folder, now);
    const pictures = await readPictureFolder(folder, served);
    // Pictures take minutes, too long for a transaction: faults are found first, then pictures are made.
    const checked = await db.transaction((tx) => importFolder(tx, chain, { now, pictures, isDryRun: true }));
    if (checked.faults.length > 0) return refusal(checked.faults);
    const { publish, ...pictureChanges } = await preparePictures(folder, pictures, { served, isDryRun });
    const plan = isDryRun
      ? checked
      : await db.transaction((tx) => importFolder(tx, chain, { now, pictures }));
    if (plan.faults.length > 0) return refusal(plan.faults);
    publish();
    const summary = summarise(plan);
    const withoutPicture = dishesWithoutPicture(plan);
    const whereShown = process.env['CHAIN_DIR']
      ? 'The back end shows them after a restart.'
      : `The back end shows them after a restart with CHAIN_DIR=${served}.`;
    const lines = [
      ...summaryText(summary),
      ...(pictureChanges.encoded > 0 ? [`pictures: ${pictureChanges.encoded} new. ${whereShown}`] : []),
      ...(pictureChanges.gone > 0 ? [`pictures: ${pictureChanges.gone} gone`] : []),
      ...(withoutPicture.length > 0 ? [`Dishes without a picture: ${withoutPicture.join(', ')}`] : []),
    ];
    const outcome = isDryRun ? 'Nothing was written.' : 'The chain is as in the folder.';
    return {
      text: [...lines, outcome].join('\n'),
      data: { changes: summary, pictures: pictureChanges, withoutPicture },
    };
  },
};

function refusal(found: readonly Fault[]): CommandResult {
  const faults = found.toSorted(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
  const lines = [...new Set(faults.map(faultText))];
  const text = [...lines, `Faults: ${lines.length}. Nothing was changed.`].join('\n');
  return { text, data: { faults }, isFailure: true };
}
