export { Presence } from './Presence.tsx'
export { SortableRows } from './SortableRows.tsx'
export { TagInput } from './TagInput.tsx'
