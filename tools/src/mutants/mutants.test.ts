import type { schema } from '@stryker-mutator/api/core'
import { describe, expect, it } from 'vitest'
import { judgedFiles, judgedModules } from './modules.ts'
import { noticedIn, percentOf, type Report, reasonFor, scoreOf } from './scores.ts'

const mutant = (status: schema.MutantStatus, replacement: string): schema.MutantResult => ({
  id: replacement,
  mutatorName: 'EqualityOperator',
  replacement,
  status,
  location: { start: { line: 2, column: 10 }, end: { line: 2, column: 15 } },
})

describe('the score of a report', () => {
  const source = 'const rule = (a: number) =>\n  return a < 0\n'
  const report: Report = {
    files: {
      'src/order/order.rules.ts': {
        language: 'typescript',
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
    expect(percentOf({ killed: 0, survivors: [] })).toBe(100)
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

describe('a place of several lines', () => {
  it('is told in one', () => {
    const source = 'it(\n  (a) =>\n\n    a < 0,\n)'
    const location = { start: { line: 2, column: 3 }, end: { line: 4, column: 10 } }
    const mutants = [{ ...mutant('Survived', '() => undefined'), location }]
    const { survivors } = scoreOf({ files: { 'src/a.ts': { language: 'typescript', source, mutants } } })
    expect(survivors.map(({ original }) => original)).toEqual(['(a) => a < 0'])
  })
})

describe('the reason of a survivor', () => {
  const reasonOf = (name: string, original: string, replacement: string) =>
    reasonFor({ file: `src/${name}.ts`, original, replacement })

  it('is known by what stood there', () => {
    expect(reasonOf('identity/session.machine', "''", '"Stryker was here!"')).toContain('has a name')
    expect(reasonOf('identity/session.machine', 'nowhere', 'true')).toBeUndefined()
  })

  it('is known by what was planted too, where another fault at that place is noticed', () => {
    const original = '/^([^?#]*)\\??([^#]*)/'
    expect(reasonOf('site/channel.rules', original, '/([^?#]*)\\??([^#]*)/')).toContain('first match')
    expect(reasonOf('site/channel.rules', original, '/^([^?#]*)\\??/')).toBeUndefined()
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
    expect(() => judgedFiles('nowhere')).toThrow('nowhere')
  })
})
