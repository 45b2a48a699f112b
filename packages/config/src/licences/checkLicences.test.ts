import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLicences } from './checkLicences.mjs';
import { findForbiddenLicences } from './findForbiddenLicences.mjs';
import { listShippedPackages, type ShippedPackage } from './listShippedPackages.mjs';

const shipped = (license: string, name = 'planted'): ShippedPackage => ({ name, version: '1.2.3', license });

describe('findForbiddenLicences', () => {
  it.each([
    ['MIT', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT OR GPL-3.0-only', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR CC0-1.0) AND ISC', true],
    ['GPL-3.0-or-later', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
    ['Unknown', false],
    ['UNLICENSED', false],
  ])('of %s: allowed is %s', (license, isAllowed) => {
    expect(findForbiddenLicences([shipped(license)])).toEqual(isAllowed ? [] : [`planted 1.2.3: ${license}`]);
  });

  it('makes an exception for a package and its licence only', () => {
    const [name, license] = ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later'];
    expect(findForbiddenLicences([shipped(license, name)])).toEqual([]);
    expect(findForbiddenLicences([shipped(license), shipped('GPL-3.0-only', name)])).toHaveLength(2);
  });
});

describe('the stage of licences', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const file = join(folder, 'sbom.cdx.json');
  afterAll(() => rmSync(folder, { recursive: true }));
  let packages: readonly ShippedPackage[];
  beforeAll(async () => {
    packages = await listShippedPackages();
  });

  it('passes the shipped packages, and lists them', async () => {
    expect(await checkLicences({ file, list: async () => packages })).toEqual({ outcome: 'passed' });
    const sbom = JSON.parse(readFileSync(file, 'utf8')) as {
      bomFormat: string;
      specVersion: string;
      components: { purl: string; licenses: unknown }[];
    };
    expect([sbom.bomFormat, sbom.specVersion]).toEqual(['CycloneDX', '1.6']);
    expect(sbom.components).toHaveLength(packages.length);
    // A dependency of a server, of a package in the bundles of browsers, and the font.
    const shippedOnes = [
      'pkg:npm/fastify@',
      'pkg:npm/%40maskito/core@',
      'pkg:npm/%40fontsource-variable/geologica@',
    ];
    for (const start of shippedOnes)
      expect(sbom.components).toContainEqual(
        expect.objectContaining({
          purl: expect.stringContaining(start),
          licenses: [{ license: { id: expect.any(String) } }],
        }),
      );
  });

  it('fails when nothing is listed', async () => {
    expect(await checkLicences({ file, list: async () => [] })).toMatchObject({ outcome: 'failed' });
  });

  it('fails for a planted forbidden licence', async () => {
    const list = async () => [...packages, shipped('GPL-3.0-only')];
    expect(await checkLicences({ file, list })).toEqual({
      outcome: 'failed',
      reason: expect.stringContaining('planted 1.2.3: GPL-3.0-only'),
    });
  });
});
