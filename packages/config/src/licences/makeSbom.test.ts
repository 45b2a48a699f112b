import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { makeSbom } from './makeSbom.mjs';

test('the bill of materials is a valid document of CycloneDX 1.6 with the licence of each package', async () => {
  const packages = [
    { name: '@scope/one', version: '1.0.0', license: 'MIT', description: 'The first' },
    { name: '@scope/one', version: '2.0.0', license: '(MIT OR CC0-1.0)' },
    { name: 'two', version: '0.1.0', license: 'SEE LICENSE IN LICENSE' },
  ];
  const sbom = makeSbom(packages, new Date('2026-11-23T09:00:00Z'));
  expect(await new JsonStrictValidator(Version.v1dot6).validate(sbom)).toBeNull();
  expect(JSON.parse(sbom)).toMatchObject({
    specVersion: '1.6',
    metadata: { timestamp: '2026-11-23T09:00:00.000Z', component: { name: 'storefront' } },
    components: [
      { purl: 'pkg:npm/%40scope/one@1.0.0', licenses: [{ license: { id: 'MIT' } }] },
      { purl: 'pkg:npm/%40scope/one@2.0.0', licenses: [{ expression: '(MIT OR CC0-1.0)' }] },
      { purl: 'pkg:npm/two@0.1.0', licenses: [{ license: { name: 'SEE LICENSE IN LICENSE' } }] },
    ],
  });
});
