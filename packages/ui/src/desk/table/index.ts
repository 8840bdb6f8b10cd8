export { DataTable } from './DataTable.tsx'
export { TableSkeleton } from './TableSkeleton.tsx'
export type { Column, Selection, Sort, TableProps } from './types.ts'
