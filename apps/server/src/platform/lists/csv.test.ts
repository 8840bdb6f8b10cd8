import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRows } from '../../testing/csv.ts'
import { csvFile, csvKinds } from './index.ts'

const textOf = async (file: ReturnType<typeof csvFile>): Promise<string> => {
  if (file.content instanceof Uint8Array) throw new Error('the file came at once')
  let text = ''
  for await (const piece of file.content) text += String(piece)
  return text
}
async function* rowsOf<A>(rows: readonly A[]) {
  yield* rows
}
const { text, number, money, percent, time, day } = csvKinds('en')
const cellOf = (value: string) => text('Name', (row: string) => row).cellOf(value)

describe('an export', () => {
  it('[S8] has no cell that a spreadsheet takes for a formula', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '＝', '＋', '－', '＠'), fc.string()),
        ([begin, rest]) => {
          expect(
            cellOf(begin + rest)
              .replace(/^"/, '')
              .startsWith("'"),
          ).toBe(true)
        },
      ),
    )
  })

  it.each([
    '=1+1',
    '-12.50',
    '+8613800138000',
    '@SUM(A1)',
    '202611211200000001',
    '1234567890',
    '007',
    '0',
    ' 12',
    '１２３',
    '1,234',
    '50%',
    '¥12.00',
    '(5)',
    '1E5',
    '91350100E10',
    '1/2',
    '3-4',
    '2026-11-21',
    '2026年11月21日',
    '12:30',
    '5 pm',
    'MAR1',
    '1-Dec',
    'TRUE',
    'false',
    '#N/A',
  ])('[S8] marks %j in a column of text, where a spreadsheet would read something else', (value) => {
    expect(cellOf(value)).toBe(`'${value}`.includes(',') ? `"'${value}"` : `'${value}`)
  })

  it.each([
    '张三',
    '8卡节点',
    '138****5678',
    'FP20261120-00000001',
    '91350100M000100Y43',
    'A800',
    'a, b',
    '',
  ])('[S8] leaves %j in a column of text as it is', (value) => {
    expect(cellOf(value)).toBe(value.includes(',') ? `"${value}"` : value)
  })

  it('[S8] writes numbers and money plainly, negative ones too, and nothing else in their columns', () => {
    const amount = money('Amount', (row: string) => row)
    expect([amount.head, amount.cellOf('-12.50')]).toEqual(['Amount (yuan)', '-12.50'])
    expect(money('Amount (yuan)', () => null).head).toBe('Amount (yuan)')
    expect(csvKinds('zh').money('金额', () => null).head).toBe('金额（元）')
    expect(number('Lines', () => -3).cellOf(null)).toBe('-3')
    expect(percent('Rate', () => '3.33%')).toMatchObject({ head: 'Rate (%)' })
    expect(percent('Rate', () => '3.33%').cellOf(null)).toBe('3.33')
    for (const value of ['=1', '1e5', '1,000', 'x'])
      expect(() => amount.cellOf(value)).toThrow('A column of numbers has the cell')
  })

  it('[R1.01] writes times as spreadsheets read them, with the zone in the head', () => {
    const at = (precision: 'minute' | 'second') => time('Paid', (row: string | null) => row, precision)
    const instant = '2026-11-21T16:56:07.123Z'
    expect([at('minute').head, csvKinds('zh').time('时间', () => null).head]).toEqual([
      'Paid (UTC+8)',
      '时间（UTC+8）',
    ])
    expect([at('minute').cellOf(instant), at('second').cellOf(instant), at('second').cellOf(null)]).toEqual([
      '2026-11-22 00:56',
      '2026-11-22 00:56:07',
      '',
    ])
    expect(at('minute').cellOf('No end')).toBe('No end')
    expect(day('Day', () => '2026-11-21').cellOf(null)).toBe('2026-11-21')
  })

  it('[R1.01] begins with the mark of UTF-8 and reads back as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.string(), fc.constantFrom('中文', 'a,b', 'say "hi"', '两\r\n行')), {
          maxLength: 20,
        }),
        async (rows) => {
          const safe = rows.map(([a, b]) => [`x${a}甲`, b] as const)
          const file = csvFile('a.csv', {
            found: rowsOf(safe),
            rowOf: (row) => row,
            columns: [
              text('甲', ([a]: readonly [string, string]) => a),
              text('乙', ([, b]: readonly [string, string]) => b),
            ],
          })
          const written = await textOf(file)
          expect(written.startsWith('\uFEFF甲,乙\r\n')).toBe(true)
          expect(csvRows(written.slice(1)).slice(1, -1)).toEqual(safe)
        },
      ),
    )
  })
})
