import * as t from 'io-ts'
import { OneOf } from '../codec/index.ts'
import { columnTypes } from './form.figures.ts'

/** The first rows of a data set, with the type of each column (width 2.3). */
export const FirstRows = t.readonly(
  t.type({
    columns: t.readonlyArray(t.readonly(t.type({ name: t.string, type: OneOf('ColumnType', columnTypes) }))),
    rows: t.readonlyArray(t.readonlyArray(t.string)),
  }),
  'FirstRows',
)
export type FirstRows = t.TypeOf<typeof FirstRows>
