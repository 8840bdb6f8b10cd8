import { describe, expect, it } from 'vitest'
import { E } from '../fp/index.ts'
import { firstRowsOf, readFirstRows } from './firstRows.rules.ts'
import { emptyGoodsForm } from './form.read.ts'
import { goodsProblems } from './form.rules.ts'

const ofData = (firstRows: string) => ({ ...emptyGoodsForm('data'), firstRows })
const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at}`).join('\n')

describe('the first rows of a data set', () => {
  it.each([
    ['a spreadsheet', 'id\tat\tvalue\r\na-1\t2026-01-02T08:00\t0.5\r\n'],
    ['a CSV file', 'id,at,value\na-1,2026-01-02T08:00,0.5'],
    ['a CSV file of a European spreadsheet', 'id;at;value\na-1;2026-01-02T08:00;0.5\n\n'],
  ])('[R1.04] are read from %s, with what each column holds', (_, text) => {
    expect(readFirstRows(text)).toEqual(
      E.right({
        columns: [
          { name: 'id', type: 'text' },
          { name: 'at', type: 'time' },
          { name: 'value', type: 'number' },
        ],
        rows: [['a-1', '2026-01-02T08:00', '0.5']],
      }),
    )
  })

  it('[R1.04] keep cells as they are: quoted separators, quotes and breaks, empty ones, and markup', () => {
    const text = 'note,code,none\n"a, ""b""\nc",007,\n<b>=1+1</b>,008,'
    expect(readFirstRows(text)).toEqual(
      E.right({
        columns: [
          { name: 'note', type: 'text' },
          { name: 'code', type: 'text' },
          { name: 'none', type: 'text' },
        ],
        rows: [
          ['a, "b"\nc', '007', ''],
          ['<b>=1+1</b>', '008', ''],
        ],
      }),
    )
  })

  it.each([
    ['names alone', 'id,value', 'rowsNone', null],
    ['more rows than are shown', `id\n${lines(21)}`, 'rowsTooMany', 20],
    ['more columns than fit', `${'a,'.repeat(20)}b\n1`, 'rowsTooWide', 20],
    ['a column without a name', 'id,\n1,2', 'rowsUnnamed', null],
    ['two columns of one name', 'id,id\n1,2', 'rowsSameName', null],
    ['a row that is too short', 'id,value\n1,2\n3', 'rowsUneven', 2],
    ['a cell that is too long', `id\n${'x'.repeat(201)}`, 'rowsLongCell', 200],
    ['a whole file', `id\n${'x'.repeat(20_000)}`, 'tooLong', 20_000],
  ])('[R1.04] are refused with %s', (_, text, code, most) => {
    expect(goodsProblems(ofData(text), 0).filter(({ field }) => field === 'firstRows')).toEqual([
      { field: 'firstRows', code, most },
    ])
    expect(firstRowsOf(ofData(text))).toBeNull()
  })

  it('[R1.04] are as many as can be shown, may be left out, and belong to data alone', () => {
    expect(firstRowsOf(ofData(`id\n${lines(20)}`))?.rows).toHaveLength(20)
    expect(goodsProblems(ofData(' \n'), 0).some(({ field }) => field === 'firstRows')).toBe(false)
    const software = { ...emptyGoodsForm('software'), firstRows: 'id\n1' }
    expect(firstRowsOf(software)).toBeNull()
    expect(
      goodsProblems({ ...software, firstRows: 'id' }, 0).some(({ field }) => field === 'firstRows'),
    ).toBe(false)
  })
})
