import { EntriesPage } from './EntriesPage.tsx'
import { useEntries } from './useEntries.ts'

export { loader } from './useEntries.ts'

export const Component = () => <EntriesPage {...useEntries()} />
