import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { describe, expect, it } from 'vitest'
import { fieldsIn, type ReviewWords, sinceRefusalIn } from './goodsContent.tsx'

const { softwareForm } = goodsFormFixtures
const words = (language: 'zh' | 'en'): ReviewWords => ({
  t: ((key: string) => key) as never,
  say: ({ key }) => key,
  language,
  names: {
    category: { cfd: { zh: '流体力学', en: 'Fluid dynamics' } },
    delivery: { licence: { zh: '许可证', en: '' } },
    industry: {},
    spec: {},
    centre: {},
    item: {},
    goods: {},
  },
})

describe('the fields of an application for goods', () => {
  it('[R4.03] tell each value that differs from what is published, and no other', () => {
    const form = { ...softwareForm, summary: { zh: '更快的求解器', en: 'A faster solver' }, tags: [] }
    const changed = fieldsIn({ form, published: softwareForm }, words('en')).filter((field) => field.changed)
    expect(changed.map(({ path, was, is }) => [path, was, is])).toEqual([
      ['summary.zh', softwareForm.summary.zh, '更快的求解器'],
      ['summary.en', softwareForm.summary.en, 'A faster solver'],
      ['tags.0.zh', '流体', null],
      ['tags.0.en', 'CFD', null],
    ])
  })

  it('[R4.03] of a first publication are all new, and none is an id', () => {
    const published = { ...softwareForm, skus: softwareForm.skus.map((sku) => ({ ...sku, id: 's-1' })) }
    const fields = fieldsIn({ form: published, published: null }, words('zh'))
    expect(fields.every(({ was, changed }) => was === null && changed)).toBe(true)
    expect(fields.some(({ path }) => path.endsWith('.id'))).toBe(false)
    expect(fields.find(({ path }) => path === 'skus.0.pricing.1.price')).toMatchObject({
      label: '规格 1 · 价格 2 · 售价',
      is: '0',
    })
  })

  it('[R1.01][R4.03] are read by their names, in the language of the page as far as there are words', () => {
    const fields = fieldsIn({ form: softwareForm, published: null }, words('en'))
    const shown = (path: string) => fields.find((field) => field.path === path)?.is
    expect(shown('classification.category')).toBe('Fluid dynamics')
    expect(shown('classification.delivery.0')).toBe('许可证')
    expect(shown('classification.industry.0')).toBe('aerospace')
    expect(shown('limit.maxAmount')).toBe('goods:value.noLimit')
    expect(shown('skus.0.specificationValues.edition')).toBe('Edition: Standard')
    expect(shown('type')).toBeUndefined()
  })

  it('[J5][W10] after a refusal tell the reason, the answer and both versions', () => {
    const form = { ...softwareForm, classification: { ...softwareForm.classification, category: 'md' } }
    expect(
      sinceRefusalIn(
        {
          form,
          answers: { 'skus.0.pricing.0.price': '与官网一致' },
          refusedBefore: {
            form: softwareForm,
            reason: null,
            reasons: [
              { field: 'classification.category', code: 'mismatch', text: '' },
              { field: 'skus.0.pricing.0.price', code: 'mismatch', text: '请核对' },
            ],
          },
        },
        words('zh'),
      ),
    ).toEqual({
      general: null,
      fields: [
        {
          path: 'classification.category',
          label: '商品分类',
          reason: 'review:reason.mismatch',
          answer: null,
          changes: [{ path: 'classification.category', label: '商品分类', was: '流体力学', is: 'md' }],
          value: 'md',
        },
        {
          path: 'skus.0.pricing.0.price',
          label: '规格 1 · 价格 1 · 售价',
          reason: 'review:reason.mismatch · 请核对',
          answer: '与官网一致',
          changes: [],
          value: '1200.00',
        },
      ],
      others: [],
    })
  })
})
