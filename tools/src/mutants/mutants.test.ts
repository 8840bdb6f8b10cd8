import { describe, expect, it } from 'vitest'
import { judgedFiles, judgedModules } from './modules.ts'
import { noticedIn, percentOf, scoreOf } from './scores.ts'

const mutant = (status: string, replacement: string) => ({
  mutatorName: 'EqualityOperator',
  replacement,
  status,
  location: { start: { line: 2, column: 10 }, end: { line: 2, column: 15 } },
})

describe('the score of a report', () => {
  const source = 'const rule = (a: number) =>\n  return a < 0\n'
  const report = {
    files: {
      'src/order/order.rules.ts': {
        source,
        mutants: [
          mutant('Killed', 'a > 0'),
          mutant('Timeout', 'true'),
          mutant('Survived', 'a <= 0'),
          mutant('NoCoverage', 'false'),
          mutant('Ignored', '""'),
        ],
      },
    },
  }
  const score = scoreOf(report)

  it('counts as noticed what failed or never ended, and leaves out what was left alone', () => {
    expect(score.killed).toBe(2)
    expect(percentOf(score)).toBe(50)
  })

  it('is built on next time by what a test noticed alone', () => {
    expect(Object.values(noticedIn(report).files).map(({ mutants }) => mutants)).toEqual([
      [mutant('Killed', 'a > 0')],
    ])
  })

  it('names what was not noticed by its file and by what stood there', () => {
    expect(score.survivors).toEqual([
      { file: 'src/order/order.rules.ts', original: 'a < 0', replacement: 'a <= 0' },
      { file: 'src/order/order.rules.ts', original: 'a < 0', replacement: 'false' },
    ])
  })
})

describe('what is judged', () => {
  it('is the rules and charts of every module, and all of money, time and text', () => {
    expect(judgedModules()).toEqual(
      expect.arrayContaining(['money', 'order', 'payment', 'purchase', 'text', 'time']),
    )
    expect(judgedFiles('payment')).toContain('src/payment/payment.machine.ts')
    expect(judgedFiles('money')).toEqual(['src/money/arithmetic.ts', 'src/money/format.ts'])
  })

  it('is asked for by the name of a module that is there', () => {
    expect(() => judgedFiles('nowhere')).toThrow(`The core has no module 'nowhere'.`)
  })
})
