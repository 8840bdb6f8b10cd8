import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRows } from '../../testing/csv.ts'
import { csvCell, csvFile } from './index.ts'

const textOf = async (file: ReturnType<typeof csvFile>): Promise<string> => {
  if (file.content instanceof Uint8Array) throw new Error('the file came at once')
  let text = ''
  for await (const piece of file.content) text += String(piece)
  return text
}
async function* rowsOf<A>(rows: readonly A[]) {
  yield* rows
}

describe('an export', () => {
  it('[S8] has no cell that a spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '＝', '＋', '－', '＠'), fc.string()),
        ([begin, rest]) => {
          const cell = csvCell(begin + rest).replace(/^"/, '')
          expect(/^-\d+(\.\d+)?$/.test(begin + rest) || cell.startsWith("'")).toBe(true)
        },
      ),
    )
    expect(csvCell('=1+1')).toBe("'=1+1")
    expect([csvCell('202611211200000001'), csvCell('123456789012345')]).toEqual([
      '202611211200000001\t',
      '123456789012345',
    ])
    expect([csvCell('-12.50'), csvCell('138****5678'), csvCell(-3)]).toEqual(['-12.50', '138****5678', '-3'])
  })

  it('[R1.01] begins with the mark of UTF-8 and reads back as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.string(), fc.constantFrom('中文', 'a,b', 'say "hi"', '两\r\n行')), {
          maxLength: 20,
        }),
        async (rows) => {
          const safe = rows.map(([a, b]) => [`x${a}`, b])
          const text = await textOf(csvFile('a.csv', ['甲', '乙'], rowsOf(safe), (row) => row))
          expect(text.startsWith('\uFEFF甲,乙\r\n')).toBe(true)
          expect(csvRows(text.slice(1)).slice(1, -1)).toEqual(safe)
        },
      ),
    )
  })

  it('[R1.01] writes times, records and nothing at all', () => {
    expect([new Date(0), { a: 1 }, null, undefined, 0].map(csvCell)).toEqual([
      '1970-01-01T00:00:00.000Z',
      '"{""a"":1}"',
      '',
      '',
      '0',
    ])
  })
})
