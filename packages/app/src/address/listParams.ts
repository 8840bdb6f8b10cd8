import { type List, type QueryOf, readList, writeList } from '@compute-mall/core/list'
import type { ParamsCodec } from './params.ts'

/**
 * The parameters of the page of a list: its filters, sort and place. An address that says one wrongly still shows the
 * list.
 * @example
 * listParams(auditList).write({ source: 'job' }) // → [['source', 'job']]
 */
export const listParams = <L extends List>(list: L): ParamsCodec<QueryOf<L>, Partial<QueryOf<L>>> => ({
  read: (given) => readList(list, given).query,
  write: (query) => writeList(list, { query: { ...readList(list, []).query, ...query }, view: null }),
})
