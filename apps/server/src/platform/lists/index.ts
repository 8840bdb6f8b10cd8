export { bulkOperation } from './bulk.ts'
export { containing } from './containing.ts'
export { csvCell, csvFile } from './csv.ts'
export { type ListSource, pageOf, rowsOf, type SortColumn } from './list.query.ts'
