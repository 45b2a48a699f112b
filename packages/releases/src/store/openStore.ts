import { folderStore } from './folderStore';
import { httpStore } from './httpStore';
import { type ReleaseStore, StoreError } from './ReleaseStore';
import type { StoreLimits } from './requestStore';
import { s3Store } from './s3Store';

type Environment = Partial<Record<string, string>>;

/** Letters that need no escaping in an address, a signature or XML. */
const plainPath = /^(\/[\w.-]+)*\/?$/;

function urlOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && !url.search && !url.hash && !url.username && !url.password;
  if (isPlain && plainPath.test(url.pathname)) return url;
  throw new StoreError(
    'RELEASES_URL has to be like s3+https://host/bucket/folder or https://host/folder, without keys.',
  );
}

function openS3(text: string, env: Environment, limits: StoreLimits): ReleaseStore {
  const url = urlOf(text.replace(/^s3\+/, ''));
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (url.pathname === '/') throw new StoreError('RELEASES_URL names no bucket.');
  if (!accessKeyId || !secretAccessKey) {
    throw new StoreError('AWS_ACCESS_KEY_ID or AWS_SECRET_ACCESS_KEY is missing: RELEASES_URL is a bucket.');
  }
  const { AWS_SESSION_TOKEN: sessionToken, AWS_REGION: region = env.AWS_DEFAULT_REGION } = env;
  return s3Store({ url, accessKeyId, secretAccessKey, sessionToken, region }, limits);
}

/**
 * The registry that the environment names: RELEASES_URL, else the folder RELEASES_DIR, else `defaultFolder`.
 *
 * @throws StoreError when a variable is wrong or missing.
 */
export function openStore(env: Environment, defaultFolder: string, limits: StoreLimits): ReleaseStore {
  const { RELEASES_URL: url, RELEASES_DIR: folder } = env;
  if (!url) return folderStore(folder || defaultFolder);
  if (folder) throw new StoreError('RELEASES_URL and RELEASES_DIR name two registries: set one of them.');
  if (/^s3\+https?:/.test(url)) return openS3(url, env, limits);
  if (/^https?:/.test(url)) return httpStore(urlOf(url), limits);
  throw new StoreError('RELEASES_URL has to begin with s3+https:, s3+http:, https: or http:.');
}
