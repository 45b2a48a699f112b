export {
  type BuildSources,
  collectSources,
  installedFolder,
  packSources,
  sourcesFile,
} from './buildSources';
export { type ModuleTable, moduleTable } from './moduleTable';
export { readUses, type Uses } from './readUses';
