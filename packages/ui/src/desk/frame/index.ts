export { DeskLayout } from './DeskLayout.tsx'
export type { DeskCommands, DeskEntry, DeskProps, DeskView } from './types.ts'
