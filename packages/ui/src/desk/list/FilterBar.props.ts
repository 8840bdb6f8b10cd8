import type { ListCommands, ListView } from './types.ts'

export interface FilterBarProps {
  readonly view: Pick<ListView<never>, 'search' | 'filters' | 'savedViews' | 'exporting'>
  readonly commands: ListCommands
}
