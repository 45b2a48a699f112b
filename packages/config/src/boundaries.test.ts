import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { boundaries } from './boundaries.mjs';
import { root } from './workspace.mjs';

/**
 * The file that breaks a rule and the path that it imports. The rules of packages are made alike from layers.mjs: three
 * stand for all. Two rules are about two kinds of code each.
 */
const plantedViolations = [
  ['package-domain', 'packages/domain/src/a.ts', '../../contracts/src/index'],
  ['package-demo-chain', 'packages/demo-chain/src/a.ts', '../../api-server/src/index'],
  ['package-config', 'packages/config/src/a.ts', '../../domain/src/index'],
  ['package-is-listed', 'packages/newcomer/src/a.ts', './b'],
  ['apps-meet-only-in-packages', 'mf-catalog/src/a.ts', '../../mf-checkout/src/remote'],
  ['app-imports-production-packages', 'mf-catalog/src/b.ts', '../../packages/testing/src/index'],
  ['app-tests-import-testing', 'mf-catalog/src/b.test.ts', '../../packages/api-server/src/index'],
  ['app-imports-nothing-above', 'shell/src/app/a.ts', '../server/main'],
  ['pages-imports-nothing-above', 'mf-catalog/src/pages/home/a.ts', '../../remote'],
  ['features-imports-nothing-above', 'mf-catalog/src/features/tabs/a.ts', '../../pages/menu/MenuPage'],
  ['shared-imports-nothing-above', 'mf-catalog/src/shared/a.ts', '../features/cards/index'],
  ['slices-are-independent', 'mf-catalog/src/pages/home/b.ts', '../menu/MenuPage'],
  ['features-are-independent', 'mf-catalog/src/features/tabs/b.tsx', '../cards/index'],
  ['feature-entered-by-index', 'mf-catalog/src/pages/home/c.ts', '../../features/cards/Card'],
  ['no-cycles', 'mf-catalog/src/shared/b.ts', './c'],
  ['resolvable', 'mf-catalog/src/shared/d.ts', './missing'],
  ['only-tests-import-tests', 'mf-catalog/src/shared/e.ts', '../b.test'],
  ['only-the-kit-page-imports-examples', 'packages/ui/src/b.ts', './Button.examples.tsx'],
  ['packages-by-name', 'mf-catalog/src/shared/f.ts', '../../../packages/domain/src/index'],
  ['commands-need-no-install', 'packages/config/src/b.ts', 'left-pad'],
  ['licences-after-install', 'packages/config/src/c.ts', './licences/checkLicences'],
  ['zod-mini', 'packages/contracts/src/b.ts', 'zod'],
  ['restricted-to-query', 'mf-catalog/src/shared/i.ts', '@tanstack/react-query'],
  ['restricted-to-router', 'mf-catalog/src/shared/g.ts', 'react-router-dom'],
  ['restricted-to-styles', 'mf-catalog/src/shared/k.ts', '@emotion/css'],
  ['restricted-to-tracing', 'mf-catalog/src/shared/j.ts', '@opentelemetry/api'],
  ['restricted-to-federation', 'mf-catalog/src/shared/h.ts', 'webpack'],
  ['only-tests-import-tests', 'packages/api-server/src/b.ts', './testing/startServer'],
  ['only-the-kit-page-imports-examples', 'packages/ui/src/c.ts', './kit-page/Example'],
] as const;

/** The file that a violation imports; it breaks no rule itself. */
function importedFile(file: string, imports: string): string {
  if (!imports.startsWith('.')) return `node_modules/${imports}/index.js`;
  return `${join(dirname(file), imports)}${extname(imports) === '.tsx' ? '' : '.ts'}`;
}

function plant(folder: string) {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [rule, file, imports] of plantedViolations)
    if (rule !== 'resolvable') write(importedFile(file, imports), 'export const it = 1;\n');
  for (const [, file, imports] of plantedViolations) {
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
    const planted = plantedViolations.map(([rule]) => rule as string);
    const rules = boundaries.map(({ name }) => name);
    expect(rules).toEqual(expect.arrayContaining(planted));
    expect(rules.filter((name) => !name.startsWith('package-') && !planted.includes(name))).toEqual([]);
  });

  it.each(plantedViolations)('finds the violation of %s by %s', (rule, file) => {
    expect(violations).toContainEqual(
      expect.objectContaining({ from: file, rule: expect.objectContaining({ name: rule }) }),
    );
  });

  it('reports no file without a planted violation', () => {
    const broken = plantedViolations.map(([, file]) => file as string);
    const others = violations.filter(({ from, rule }) => !broken.includes(from) && rule.name !== 'no-cycles');
    expect(others).toEqual([]);
  });
});
