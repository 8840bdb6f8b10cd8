import { describe, expect, it } from 'vitest'
import { softwareForm } from './form.fixtures.ts'
import { cleanedGoodsForm, goodsProblems, refusedCharacters } from './index.ts'

const now = Date.parse('2026-11-21T00:00:00Z')
const fieldsOf = (form: typeof softwareForm) =>
  goodsProblems(form, now).map(({ field, code }) => [field, code])

describe('the texts of goods', () => {
  it('[R5.15] are stored without marks that nobody sees', () => {
    const [sku] = softwareForm.skus
    if (sku === undefined) throw new Error('the sample has no sku')
    const form = cleanedGoodsForm({
      ...softwareForm,
      name: { zh: '\ufeff云帆\u200b流体求解器 ', en: 'Yunfan\u00a0Flow' },
      description: [{ zh: '第一行\r\n第二行\u200b', en: '' }],
      firstRows: '\ta\u200b',
      skus: [{ ...sku, sn: 'SN\u00ad-1' }],
    })
    expect(form.name).toEqual({ zh: '云帆流体求解器', en: 'Yunfan Flow' })
    expect(form.description).toEqual([{ zh: '第一行\n第二行', en: '' }])
    expect(form.firstRows).toBe('\ta\u200b')
    expect(form.skus[0]?.sn).toBe('SN-1')
  })

  it('[R5.15] changes nothing in a form that is clean', () => {
    expect(cleanedGoodsForm(softwareForm)).toEqual(softwareForm)
  })

  it('[S8] are refused where a name has a line break or turns the direction of text', () => {
    const form = { ...softwareForm, name: { zh: '云帆\u202e流体', en: 'a\nb' }, firstRows: 'a\u202eb' }
    expect(fieldsOf(form)).toEqual(
      expect.arrayContaining([
        ['name.zh', 'characters'],
        ['name.en', 'characters'],
      ]),
    )
    expect(refusedCharacters(form, 'name.zh')).toBe('U+202E')
    expect(refusedCharacters(form, 'name.en')).toBe('U+000A')
  })

  it('[R5.05] of a description are named when they are refused', () => {
    const form = { ...softwareForm, description: [{ zh: '支持千核并行😀', en: '' }] }
    expect(fieldsOf(form)).toContainEqual(['description.0.zh', 'characters'])
    expect(refusedCharacters(form, 'description.0.zh')).toBe('😀')
  })

  it('[R5.15] are missing when nothing of them is visible', () => {
    const form = { ...softwareForm, name: { zh: '\u3164\u200b', en: '' } }
    expect(fieldsOf(form)).toContainEqual(['name.zh', 'required'])
  })
})
