import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The first start of a database takes seconds; this keeps its folder for the other tests of the same build. */
interface DataTemplate {
  /** Copies the kept folder to `target`; false when there is none yet. */
  restore: (target: string) => boolean;
  /** Keeps `source`, the folder of a server that has stopped. */
  keep: (source: string) => void;
}

export function dataTemplate(root: string, bundle: string): DataTemplate {
  const folder = join(root, 'dist', 'test-data');
  // Another build may migrate or seed otherwise.
  const sources = [join(bundle, 'main.mjs'), join(root, 'demo/menu.json')];
  const hash = createHash('sha1');
  for (const source of sources) hash.update(readFileSync(source));
  const kept = join(folder, hash.digest('hex'));
  return {
    restore: (target) => {
      if (!existsSync(kept)) return false;
      cpSync(kept, target, { recursive: true });
      return true;
    },
    keep: (source) => {
      mkdirSync(folder, { recursive: true });
      for (const old of readdirSync(folder)) rmSync(join(folder, old), { recursive: true, force: true });
      const copy = `${kept}-${process.pid}`;
      cpSync(source, copy, { recursive: true });
      // Another worker may have been quicker.
      if (existsSync(kept)) rmSync(copy, { recursive: true });
      else renameSync(copy, kept);
    },
  };
}
