import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import {
  isUsableSynonym,
  meaningsOf,
  SYNONYM_FORM,
  Synonym,
  synonymOf,
  tidiedTerm,
  wrongSynonymFields,
} from './index.ts'
import { searchFixtures } from './testing/index.ts'

const form = { term: '英伟达', kind: 'same', meanings: 'NVIDIA' } as const

describe('a word of the search', () => {
  it('[R3.01] fits its codec as a sample', () => {
    for (const synonym of searchFixtures.synonyms) expect(decode(Synonym)(synonym)).toEqual(E.right(synonym))
  })

  it('[R2.10] is compared small, in ordinary width, with single blanks', () => {
    expect(tidiedTerm('  ＲＴＸ   5090 ')).toBe('rtx 5090')
    fc.assert(fc.property(fc.string(), (term) => tidiedTerm(tidiedTerm(term)) === tidiedTerm(term)))
  })

  it('[R2.10] has its meanings by line or comma, each once', () => {
    expect(meaningsOf('A800，H800\n A800 ; L40、 \n')).toEqual(['A800', 'H800', 'L40'])
  })

  it.each([
    ['a word and a meaning', form, []],
    ['an ignored word without a meaning', { ...form, kind: 'ignored', meanings: '' }, []],
    ['no word', { ...form, term: ' ' }, ['term']],
    ['punctuation alone', { ...form, term: '?!' }, ['term']],
    ['a meaning of punctuation', { ...form, meanings: 'GPU，-' }, ['meanings']],
    ['signs beside letters', { ...form, term: 'r&d-#1', meanings: 'C++' }, []],
    ['no meaning', { ...form, meanings: ',' }, ['meanings']],
    ['itself', { ...form, term: 'NVIDIA', meanings: 'nvidia' }, ['meanings']],
    ['too long a meaning', { ...form, meanings: 'm'.repeat(SYNONYM_FORM.maxTerm + 1) }, ['meanings']],
    ['neither', { ...form, term: '', meanings: '' }, ['term', 'meanings']],
  ] as const)('[R2.10] with %s has wrong: %j', (_, given, wrong) => {
    expect(wrongSynonymFields(given)).toEqual(wrong)
  })

  it('[R2.10] that is ignored keeps no meanings', () => {
    expect(synonymOf({ ...form, kind: 'ignored' })).toEqual({ term: '英伟达', kind: 'ignored', meanings: [] })
  })
  it('[R2.10] that was stored before it was refused is not usable', () => {
    for (const synonym of searchFixtures.synonyms) expect(isUsableSynonym(synonym)).toBe(true)
    expect(isUsableSynonym({ term: '-', kind: 'ignored', meanings: [] })).toBe(false)
    expect(isUsableSynonym({ term: '显卡', kind: 'same', meanings: ['#'] })).toBe(false)
    expect(isUsableSynonym({ term: '显卡', kind: 'instead', meanings: [] })).toBe(false)
  })
})
