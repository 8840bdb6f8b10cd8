import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { describe, expect, it } from 'vitest'
import { fieldsIn } from './goodsContent.tsx'

const { softwareForm } = goodsFormFixtures
const t = ((key: string) => key) as never

describe('the fields of an application for goods', () => {
  it('[R4.03] tell each value that differs from what is published, and no other', () => {
    const form = { ...softwareForm, summary: { zh: '更快的求解器', en: 'A faster solver' }, tags: [] }
    const changed = fieldsIn({ form, published: softwareForm }, 'en', t).filter((field) => field.changed)
    expect(changed.map(({ path, was, is }) => [path, was, is])).toEqual([
      ['summary.zh', softwareForm.summary.zh, '更快的求解器'],
      ['summary.en', softwareForm.summary.en, 'A faster solver'],
      ['tags.0.zh', '流体', null],
      ['tags.0.en', 'CFD', null],
    ])
  })

  it('[R4.03] of a first publication are all new, and none is an id', () => {
    const published = { ...softwareForm, skus: softwareForm.skus.map((sku) => ({ ...sku, id: 's-1' })) }
    const fields = fieldsIn({ form: published, published: null }, 'zh', t)
    expect(fields.every(({ was, changed }) => was === null && changed)).toBe(true)
    expect(fields.some(({ path }) => path.endsWith('.id'))).toBe(false)
    expect(fields.find(({ path }) => path === 'skus.0.pricing.1.price')).toMatchObject({
      label: '规格 1 · 价格 2 · 售价',
      is: '0',
    })
  })
})
