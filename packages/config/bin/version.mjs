import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signingKey } from '../src/bundle/signingKey.mjs';
import { main } from '../src/main.mjs';
import { UserError } from '../src/userError.mjs';
import { releaseChangelog } from '../src/version/releaseChangelog.mjs';
import { root } from '../src/workspace.mjs';

const git = (/** @type {string[]} */ ...parameters) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' });

/**
 * Two steps of `npm version`: `preversion`, before it changes anything, and `version`, before it commits and tags. The
 * archive follows as `postversion`.
 */
await main(async () => {
  const { npm_lifecycle_event: step, npm_new_version: version } = process.env;
  if (!version) throw new UserError('Run: npm version <major|minor|patch>');
  const file = join(root, 'docs/CHANGELOG.md');
  const changelog = releaseChangelog(readFileSync(file, 'utf8'), { version, date: new Date() });
  if (step === 'version') {
    writeFileSync(file, changelog);
    git('add', file);
    return 0;
  }
  // npm would commit before git refuses the tag, and the archive comes last.
  if (git('tag', '--list', `v${version}`)) throw new UserError(`The tag v${version} exists already.`);
  signingKey();
  return 0;
});
