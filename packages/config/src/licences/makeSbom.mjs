import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import { ComponentType } from '@cyclonedx/cyclonedx-library/Enums';
import { Bom, Component, Metadata } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Serialize, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import parse from 'spdx-expression-parse';

const licences = new Factories.LicenseFactory(parse);

/** @param {import('./listShippedPackages.mjs').ShippedPackage} shipped */
function componentOf({ name, version, license, description }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const component = new Component(ComponentType.Library, name, { version, purl, bomRef: purl });
  if (description) component.description = description;
  component.licenses.add(licences.makeFromString(license));
  return component;
}

/**
 * The software bill of materials in CycloneDX 1.6 (JSON).
 * @param {readonly import('./listShippedPackages.mjs').ShippedPackage[]} packages
 * @param {Date} now
 */
export function makeSbom(packages, now) {
  const bom = new Bom({
    metadata: new Metadata({
      timestamp: now,
      component: new Component(ComponentType.Application, 'storefront', { bomRef: 'storefront' }),
    }),
  });
  for (const shipped of packages) bom.components.add(componentOf(shipped));
  const serializer = new JsonSerializer(new Serialize.Normalize.Factory(Spec1dot6));
  return serializer.serialize(bom, { sortLists: true, space: 2 });
}
