import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { files } from '../files';
import { type ChainCommand, ChainError } from './chainCommand';
import { readExisting } from './folder/existing';
import { pictureKinds } from './folder/pictures';
import { writeFolder } from './folder/writeFolder';

export const exportChain: ChainCommand = {
  usage: 'export <folder>',
  about: 'writes the chain into a new folder that import reads, with its pictures',
  run: async (db, { parameters: [path = ''] }) => {
    const folder = resolve(path);
    if (existsSync(folder) && readdirSync(folder).length > 0) throw new ChainError(`${folder} is not empty.`);
    // One moment for all tables.
    const existing = await db.transaction((tx) => readExisting(tx), { isolationLevel: 'repeatable read' });
    writeFolder(folder, existing);
    const served = process.env['CHAIN_DIR'] || files.demoChain;
    for (const kind of [...pictureKinds, 'icons']) {
      if (existsSync(join(served, kind))) cpSync(join(served, kind), join(folder, kind), { recursive: true });
    }
    return { text: `The chain is in ${folder}.`, data: { folder } };
  },
};
