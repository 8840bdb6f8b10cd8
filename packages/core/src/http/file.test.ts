import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dispositionOf, FileAnswer, fileNameIn, isEnvelopeType } from './index.ts'

describe('a file as an answer', () => {
  it('[R7.01] keeps its name on the way, in any script', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).map((name) => name.toWellFormed()),
        (name) => {
          const header = dispositionOf(name)
          expect(header).toMatch(/^[\x20-\x7e]*$/)
          expect(fileNameIn(header)).toBe(name)
        },
      ),
    )
  })

  it('[R7.01] takes a header that cannot be read for one without a name', () => {
    expect(fileNameIn('inline')).toBe('')
    expect(fileNameIn(`attachment; filename="a.csv"; filename*=UTF-8''%E4%B`)).toBe('a.csv')
  })

  it('[R7.01] is never taken for an envelope, nor an envelope for it', () => {
    expect(isEnvelopeType('application/json; charset=utf-8')).toBe(true)
    for (const type of ['text/csv; charset=utf-8', 'image/png', '', 'application/jsonl'])
      expect(isEnvelopeType(type)).toBe(false)
    expect(FileAnswer.is({ fileName: 'a', contentType: 'image/png', bytes: new Uint8Array() })).toBe(true)
    expect(FileAnswer.is({ code: '0', msg: '', data: {} })).toBe(false)
  })
})
