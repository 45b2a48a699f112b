import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { boundaries } from './boundaries.mjs';
import { root } from './workspace.mjs';

/**
 * One violation of each rule: the file that breaks it and the path it imports. The rules of packages are made alike from
 * layers.mjs: three stand for all.
 */
const plantedViolations: Record<string, { file: string; imports: string }> = {
  'package-domain': { file: 'packages/domain/src/a.ts', imports: '../../contracts/src/index' },
  'package-demo-chain': { file: 'packages/demo-chain/src/a.ts', imports: '../../api-server/src/index' },
  'package-config': { file: 'packages/config/src/a.ts', imports: '../../domain/src/index' },
  'package-is-listed': { file: 'packages/newcomer/src/a.ts', imports: './b' },
  'apps-meet-only-in-packages': { file: 'mf-catalog/src/a.ts', imports: '../../mf-checkout/src/remote' },
  'app-imports-production-packages': {
    file: 'mf-catalog/src/b.ts',
    imports: '../../packages/testing/src/index',
  },
  'app-tests-import-testing': {
    file: 'mf-catalog/src/b.test.ts',
    imports: '../../packages/api-server/src/index',
  },
  'app-imports-nothing-above': { file: 'shell/src/app/a.ts', imports: '../server/main' },
  'pages-imports-nothing-above': { file: 'mf-catalog/src/pages/home/a.ts', imports: '../../remote' },
  'features-imports-nothing-above': {
    file: 'mf-catalog/src/features/tabs/a.ts',
    imports: '../../pages/menu/MenuPage',
  },
  'shared-imports-nothing-above': { file: 'mf-catalog/src/shared/a.ts', imports: '../features/cards/index' },
  'slices-are-independent': { file: 'mf-catalog/src/pages/home/b.ts', imports: '../menu/MenuPage' },
  'features-are-independent': { file: 'mf-catalog/src/features/tabs/b.tsx', imports: '../cards/index' },
  'feature-entered-by-index': {
    file: 'mf-catalog/src/pages/home/c.ts',
    imports: '../../features/cards/Card',
  },
  'no-cycles': { file: 'mf-catalog/src/shared/b.ts', imports: './c' },
  resolvable: { file: 'mf-catalog/src/shared/d.ts', imports: './missing' },
  'only-tests-import-tests': { file: 'mf-catalog/src/shared/e.ts', imports: '../b.test' },
  'only-the-kit-page-imports-examples': { file: 'packages/ui/src/b.ts', imports: './Button.examples.tsx' },
  'packages-by-name': { file: 'mf-catalog/src/shared/f.ts', imports: '../../../packages/domain/src/index' },
  'commands-need-no-install': { file: 'packages/config/src/b.ts', imports: 'left-pad' },
  'licences-after-install': { file: 'packages/config/src/c.ts', imports: './licences/checkLicences' },
  'zod-mini': { file: 'packages/contracts/src/b.ts', imports: 'zod' },
  'restricted-to-query': { file: 'mf-catalog/src/shared/i.ts', imports: '@tanstack/react-query' },
  'restricted-to-router': { file: 'mf-catalog/src/shared/g.ts', imports: 'react-router-dom' },
  'restricted-to-styles': { file: 'mf-catalog/src/shared/k.ts', imports: '@emotion/css' },
  'restricted-to-tracing': { file: 'mf-catalog/src/shared/j.ts', imports: '@opentelemetry/api' },
  'restricted-to-federation': { file: 'mf-catalog/src/shared/h.ts', imports: 'webpack' },
};

/** Every planted violation with its rule: two rules are about two kinds of code each. */
const allViolations = [
  ...Object.entries(plantedViolations),
  ['only-tests-import-tests', { file: 'packages/api-server/src/b.ts', imports: './testing/startServer' }],
  ['only-the-kit-page-imports-examples', { file: 'packages/ui/src/c.ts', imports: './kit-page/Example' }],
] as const;

/** The file that a violation imports; it breaks no rule itself. */
function importedFile({ file, imports }: { file: string; imports: string }): string {
  if (!imports.startsWith('.')) return `node_modules/${imports}/index.js`;
  return `${join(dirname(file), imports)}${extname(imports) === '.tsx' ? '' : '.ts'}`;
}

function plant(folder: string) {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [rule, violation] of allViolations)
    if (rule !== 'resolvable') write(importedFile(violation), 'export const it = 1;\n');
  for (const [, { file, imports }] of allViolations) {
    const use = file.endsWith('x') ? '() => <b>{it}</b>' : 'it';
    write(file, `import { it } from '${imports}';\nexport const that = ${use};\n`);
  }
  write('packages/ui/src/Button.examples.tsx', "export { it } from './kit-page/Example';\n");
  write('mf-catalog/src/shared/c.ts', "export { that as it } from './b';\n");
  write('tsconfig.json', '{}');
  write('package.json', '{ "type": "module" }');
}

interface Violation {
  from: string;
  rule: { name: string };
}

function cruise(folder: string): Violation[] {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const parameters = 'shell mf-catalog mf-checkout packages --output-type json --config'.split(' ');
  const run = spawnSync(process.execPath, [program, ...parameters, join(root, '.dependency-cruiser.mjs')], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const report: { summary: { violations: Violation[] } } = JSON.parse(run.stdout);
  return report.summary.violations;
}

describe('import boundaries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  let violations: Violation[] = [];

  beforeAll(() => {
    plant(folder);
    violations = cruise(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has a planted violation for every rule', () => {
    const planted = Object.keys(plantedViolations);
    const rules = boundaries.map(({ name }) => name);
    expect(rules).toEqual(expect.arrayContaining(planted));
    expect(rules.filter((name) => !name.startsWith('package-') && !planted.includes(name))).toEqual([]);
  });

  it.each(allViolations)('finds the violation of %s', (rule, { file }) => {
    expect(violations).toContainEqual(
      expect.objectContaining({ from: file, rule: expect.objectContaining({ name: rule }) }),
    );
  });

  it('reports no file without a planted violation', () => {
    const broken = allViolations.map(([, { file }]) => file);
    const others = violations.filter(({ from, rule }) => !broken.includes(from) && rule.name !== 'no-cycles');
    expect(others).toEqual([]);
  });
});
