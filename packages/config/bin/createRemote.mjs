import { createRemote } from '../src/createRemote.mjs';
import { main } from '../src/main.mjs';
import { collectOutput, runProcess } from '../src/processes.mjs';
import { UserError } from '../src/userError.mjs';
import { pnpmVersion } from '../src/workspace.mjs';

/** `pnpm create-remote loyalty 'Клуб друзей'`: a new remote, from the template (CONTRIBUTING.md). */
await main(async () => {
  const [name, title, ...others] = process.argv.slice(2);
  if (!name || !title || others.length > 0) {
    throw new UserError(
      "Give the remote's name and the title of its page: pnpm create-remote loyalty 'Клуб'",
    );
  }
  createRemote({ name, title });
  const install = ['-y', `pnpm@${pnpmVersion}`, 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const code = await runProcess('npx', install, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0)
    throw new UserError(`mf-${name} is made, but its packages could not be installed: pnpm install`);
  const { code: formatted, output } = await collectOutput('biome', ['format', '--write', `mf-${name}`]);
  if (formatted !== 0) throw new UserError(output);
  console.log(
    `mf-${name} is made. \`npm start\` shows its page at /${name}; CONTRIBUTING.md says what is next.`,
  );
  return 0;
});
