export { type BuildSources, collectSources, packSources, sourcesFile } from './buildSources';
export { type ModuleTable, moduleTable } from './moduleTable';
export type { Provided } from './nameBreaks';
export { readUses } from './readUses';
export { type PageChange, type SourcedBuild, typeBreaks } from './typeBreaks';
