import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@storefront/config/workspace';
import { composeFile } from '../stack/composeFile';

const { services, networks, volumes } = composeFile;
const folder = join(root, 'packages/config/production');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');

test.each(Object.entries(services))(
  '%s has no rights that it can do without, and a check',
  (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      healthcheck: { test: expect.arrayContaining(['CMD']) as string[] },
    });
    expect(service).not.toHaveProperty('privileged');
    // Of ours, the image names the user.
    expect(service.user ?? service.image).toMatch(/^(?:[1-9]\d*:[1-9]\d*|storefront)$/);
    for (const { condition } of Object.values(service.depends_on ?? {}))
      expect(condition).toBe('service_healthy');
  },
);

test('customers reach nginx alone, and nginx no database', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name)).toEqual(['nginx']);
  expect(networks['data']).toEqual({ internal: true });
  const ofDatabases = Object.entries(services).filter(([, service]) => service.networks?.includes('data'));
  expect(ofDatabases.map(([name]) => name)).toEqual(['api', 'postgres', 'redis']);
  expect([services.postgres.networks, services.redis.networks]).toEqual([['data'], ['data']]);
});

test('the next version, in a folder of its own, has the volumes of this one', () => {
  expect(composeFile.name).toBe('storefront');
});

test('every secret comes from a file that the README names', () => {
  const named = Object.values(services).flatMap(({ env_file, volumes: mounted }) => [
    ...(env_file ?? []),
    ...(mounted ?? []).flatMap((volume) => /^\.\/(settings\/[\w.]+):/.exec(volume)?.[1] ?? []),
  ]);
  expect(named).toHaveLength(8);
  for (const file of named) expect(readme).toContain(file.replace('settings/', ''));
  const given = Object.values(services).flatMap(({ environment }) => Object.keys(environment ?? {}));
  expect(given.filter((name) => /PASSWORD|SECRET|KEY|TOKEN|DATABASE_URL/.test(name))).toEqual([]);
});

test('what it mounts is a named volume, a setting, or a file of the archive', () => {
  const sources = Object.values(services).flatMap((service) =>
    (service.volumes ?? []).map((volume) => volume.slice(0, volume.indexOf(':'))),
  );
  const ofArchive = sources.filter((source) => source.startsWith('./') && !source.startsWith('./settings/'));
  expect(ofArchive).toContain('./nginx.conf');
  for (const file of ofArchive) expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
  expect(sources.filter((source) => !source.startsWith('./')).sort()).toEqual(Object.keys(volumes).sort());
});

test('the files of nginx name the services at the port of the image', () => {
  const port = /\bPORT=(\d+)/.exec(readFileSync(join(folder, 'Containerfile'), 'utf8'))?.[1];
  const upstreams = readdirSync(join(folder, 'container')).map((file) => [
    file,
    readFileSync(join(folder, 'container', file), 'utf8'),
  ]);
  expect(upstreams).toEqual([
    ['back-ends.conf', `server api:${port};\n`],
    ['shells.conf', `server shell:${port};\n`],
  ]);
  expect(services.shell.environment?.['API_URL']).toBe(`http://api:${port}`);
});
