import { createHash, type KeyObject } from 'node:crypto';
import { assertSigned } from './signature';

/** A build that a share of the visitors gets in place of the stable one. */
export interface Canary {
  build: string;
  /** Of a hundred visitors; 1 to 99. */
  percent: number;
  /** When it got this share, ISO 8601. Absent in entries from before decision 0094. */
  since?: string;
  /** Shells take it back when it is worse than the stable build for those who use it (decision 0094). */
  guard?: true;
}

/** How a build becomes a canary. */
export type CanaryShare = Pick<Canary, 'percent' | 'guard'>;

/** The build of each channel; `history` has the previous stable builds, the newest last. */
export interface Channels {
  stable?: string;
  /**
   * When the stable build was released or promoted, ISO 8601: shells watch it for some time (decision 0094). Absent after a
   * rollback, because an earlier build is not on trial, and in older entries.
   */
  since?: string;
  history: string[];
  /** Whether the stable build stays until somebody allows others. */
  pinned?: true;
  canary?: Canary;
}

/** The change of one command: the app's folder in the registry, the kind of change, and the build. */
export interface LoggedChange {
  app: string;
  action: 'release' | 'promote' | 'rollback' | 'pin' | 'unpin' | 'canary' | 'end-canary';
  build: string;
  /** The share of a canary. */
  percent?: number;
  /** Of a canary that shells guard. */
  guard?: true;
  /** The reason of a change that a shell server made by itself (decision 0094). */
  automatic?: string;
}

/** A build that a command was to make live, and that the gate refused. The log has it, and nothing changes. */
export interface Refusal {
  app: string;
  action: 'release' | 'promote' | 'pin' | 'rollback';
  build: string;
  /** What it would break, in the words of the gate. */
  reasons: string[];
}

/**
 * One change of the registry, with the state after it: the newest entry has the live builds. Its file also has the name
 * of a key and a signature. The signature covers the builds too, since a build's id is a hash of its record.
 */
export interface LogEntry {
  /** 1 for the first; each entry has the next number. */
  sequence: number;
  /** `entryHash` of the entry before; empty for the first. */
  previous: string;
  /** ISO 8601. */
  at: string;
  /** None in the entry of a refusal. */
  changes: LoggedChange[];
  refusal?: Refusal;
  /** The name of the key that signed the entry. */
  key?: string;
  /** By app, of every app that was ever released. */
  channels: Partial<Record<string, Channels>>;
}

export const logFolder = 'log';

export const entryName = (sequence: number) => `${String(sequence).padStart(8, '0')}.json`;

/** Where an entry is in a registry. */
export const entryPath = (sequence: number) => `${logFolder}/${entryName(sequence)}`;

/** The entries among the names of a folder, the oldest first. */
export const entryNames = (names: readonly string[]) =>
  names.filter((name) => /^\d{8}\.json$/.test(name)).sort();

export const entryHash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Reads an entry whose text was verified by its hash. @throws Error that says why it is no entry of the log. */
export function parseEntry(name: string, text: string): LogEntry {
  const value = JSON.parse(text) as Partial<LogEntry> | null;
  const { sequence, channels, changes, previous } = value ?? {};
  const isEntry = sequence !== undefined && channels && changes && previous !== undefined;
  if (!isEntry || entryName(sequence) !== name) throw new Error('it is no entry of the log');
  return value as LogEntry;
}

/**
 * Reads an entry whose hash is in no later entry, and checks its signature. @throws Error, also when no trusted key
 * signed it.
 */
export function parseSignedEntry(name: string, text: string, trusted: readonly KeyObject[]): LogEntry {
  const entry = parseEntry(name, text);
  assertSigned(entry, trusted);
  return entry;
}
