import type { Synonym } from '@compute-mall/core/search'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lexiconOf } from './search.lexicon.ts'

const synonym = (kind: Synonym['kind'], term: string, ...meanings: readonly string[]): Synonym => ({
  synonymId: term,
  term,
  kind,
  meanings,
  revision: 1,
})

const lexicon = lexiconOf([
  synonym('same', '显卡', 'gpu'),
  synonym('same', '裸机', '裸金属', 'bare metal'),
  synonym('same', 'md', 'molecular'),
  synonym('instead', '北京', '天津', 'north'),
  synonym('instead', 'h100', 'h800'),
  synonym('ignored', '租'),
  synonym('ignored', '租用'),
])

describe('the words of buyers', () => {
  it.each([
    ['as they are, where nobody said what they mean', 'gromacs', '(gromacs:*)'],
    ['with what they mean as well', '显卡', '(((显卡) | (gpu:*)))'],
    ['with each of several meanings', '裸机', '(((裸机) | (裸金 & 金属) | (bare:* & metal:*)))'],
    [
      'inside a run of characters, what surrounds them as well',
      'a100显卡',
      '(a100:*) & (((显卡) | (gpu:*)))',
    ],
    ['as a whole where they are letters', 'amd md', '(amd:*) & (((md:*) | (molecular:*)))'],
    ['without those that say nothing, the longest first', '租用显卡', '(((显卡) | (gpu:*)))'],
  ])('[R2.10] are read %s', (_, words, query) => {
    expect(lexicon.read(words).query).toBe(query)
  })

  it('[R2.10] that all say nothing ask for everything; punctuation asks for nothing', () => {
    expect(lexicon.read('租').isEmpty).toBe(true)
    expect(lexicon.read('!!!')).toMatchObject({ isEmpty: false, query: '' })
    expect(lexicon.read('显卡').isEmpty).toBe(false)
  })

  it('[R2.10] of what is not offered tell what comes nearest, one after the other', () => {
    expect(lexicon.read('北京 H100').instead).toEqual(['天津 h800', 'north h800'])
    expect(lexicon.read('显卡').instead).toEqual([])
  })

  it('[R2.10] count as named in whole or in part', () => {
    expect(lexicon.read('显卡 a100').inName).toEqual({
      all: '(((显卡:A) | (gpu:*A))) & (a100:*A)',
      any: '(((显卡:A) | (gpu:*A))) | (a100:*A)',
    })
  })

  it('[S4] are words, never patterns or operators', () => {
    const odd = lexiconOf([synonym('same', 'c++', 'gcc'), synonym('same', '.*', 'all')])
    expect(odd.read('c++ (gpu').query).toBe('(((c) | (gcc:*))) & (gpu:*)')
    expect(odd.read('gpu').query).toBe('(gpu:*)')
  })
  it.each(['a-b', '#1', 'r&d', '.*x', '1(', '[a', 'a\\', 'x|y', 'x{2}', '~a', '1–2', 'a^'])(
    '[R2.10] may contain any sign, e.g. %s, and mean what they say',
    (term) => {
      expect(lexiconOf([synonym('same', term, 'a800')]).read(`gpu ${term}`).query).toContain('a800:*')
    },
  )

  it('[S4] of any text affect themselves only', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'-#&|!()<>:*\'"\\/%_$^.+?[]{},;=~`@ a1显') }),
    )
    const entry = fc.record({ kind: fc.constantFrom('same', 'instead', 'ignored'), term: text, means: text })
    fc.assert(
      fc.property(fc.array(entry), text, (entries, typed) => {
        const odd = lexiconOf(entries.map(({ kind, term, means }) => synonym(kind, term, means)))
        odd.read(typed)
        const rare = '\u{20000}\u{20001}\u{20002}'
        fc.pre(entries.every(({ term }) => !rare.includes(term.trim()) || term.trim() === ''))
        expect(odd.read(rare).query).toBe(lexiconOf([]).read(rare).query)
      }),
    )
  })

  it('[R2.10] are skipped when search cannot use them', () => {
    const odd = lexiconOf([synonym('same', '', 'gcc'), synonym('ignored', ' '), synonym('same', '显卡')])
    expect(odd.read('显卡 gpu').query).toBe('(显卡 & gpu:*)')
  })
})
