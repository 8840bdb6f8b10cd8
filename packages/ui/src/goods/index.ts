/** What several apps show of goods. */
export { FirstRowsTable } from './FirstRowsTable.tsx'
