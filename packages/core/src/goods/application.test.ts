import { describe, expect, it } from 'vitest'
import { softwareForm } from './form.fixtures.ts'
import {
  emptyGoodsForm,
  GoodsKind,
  goodsFieldLabel,
  goodsLeafChanges,
  goodsLeaves,
  goodsValueView,
  sinceRefusal,
} from './index.ts'

const pathsOf = (kind: GoodsKind) => [...goodsLeaves(emptyGoodsForm(kind)).keys()]

describe('the values of a form of goods', () => {
  it('[R4.03] are all that was typed, and none of what is ours', () => {
    const paths = [...goodsLeaves(softwareForm).keys()]
    expect(paths).toContain('skus.0.pricing.1.price')
    expect(paths).toContain('skus.1.specificationValues.edition')
    expect(paths.filter((path) => /(^|\.)(id|code)$|^type$/.test(path))).toEqual([])
    expect(GoodsKind.values.filter((kind) => pathsOf(kind).includes('type'))).toEqual([])
    expect(goodsLeaves({ ...emptyGoodsForm('general'), type: 'contract' }).get('type')).toBe('contract')
  })

  it('[R4.03] differ where one was typed, changed or removed', () => {
    expect(goodsLeafChanges(softwareForm, softwareForm)).toEqual([])
    expect(
      goodsLeafChanges(softwareForm, {
        ...softwareForm,
        tags: [],
        name: { ...softwareForm.name, zh: '求解器' },
        buyerLimit: 2,
      }),
    ).toEqual([
      { field: 'name.zh', before: '云帆流体求解器', after: '求解器' },
      { field: 'buyerLimit', before: null, after: '2' },
      { field: 'tags.0.zh', before: '流体', after: null },
      { field: 'tags.0.en', before: 'CFD', after: null },
    ])
  })

  it.each([
    ['classification.category', 'genomics', { kind: 'code', of: 'category', code: 'genomics' }],
    ['classification.industry.0', 'aerospace', { kind: 'code', of: 'industry', code: 'aerospace' }],
    ['classification.delivery.0', 'licence', { kind: 'code', of: 'delivery', code: 'licence' }],
    ['classification.spec.0', 'a800', { kind: 'code', of: 'spec', code: 'a800' }],
    ['skus.0.stock.0.clusterId', 'c-1', { kind: 'code', of: 'centre', code: 'c-1' }],
    ['catalogueItemId', 'i-1', { kind: 'code', of: 'item', code: 'i-1' }],
    ['dependencies.0.goodsId', 'g-1', { kind: 'code', of: 'goods', code: 'g-1' }],
    ['kind', 'software', { kind: 'message', message: { key: 'goods:kind.software' } }],
    ['type', 'contract', { kind: 'message', message: { key: 'goods:type.contract' } }],
    ['resourceType', 'gpu', { kind: 'message', message: { key: 'resource:type.gpu' } }],
    ['classification.resource.0', 'gpu', { kind: 'message', message: { key: 'resource:type.gpu' } }],
    ['limit.maxAmount', '99999999', { kind: 'message', message: { key: 'goods:value.noLimit' } }],
    ['limit.maxDuration', '12', { kind: 'text', text: '12' }],
    ['skus.0.pricing.0.unit', 'month', { kind: 'message', message: { key: 'goods:unit.month' } }],
    ['skus.0.pricing.0.billingType', 'MONTH', { kind: 'message', message: { key: 'goods:billing.MONTH' } }],
    ['dependencies.0.required', 'false', { kind: 'message', message: { key: 'goods:value.useful' } }],
    ['shelfAt', '2026-11-30T00:00:00.000Z', { kind: 'instant', at: '2026-11-30T00:00:00.000Z' }],
    [
      'skus.0.specificationValues.edition',
      'standard',
      {
        kind: 'choice',
        specification: { zh: '版本', en: 'Edition' },
        value: { zh: '标准版', en: 'Standard' },
      },
    ],
    ['skus.0.specificationValues.edition', 'gone', { kind: 'text', text: 'gone' }],
    ['name.zh', 'software', { kind: 'text', text: 'software' }],
  ] as const)('[R1.01][R4.03] %s says %s as people read it', (path, value, told) => {
    expect(goodsValueView(softwareForm, path, value)).toEqual(told)
  })

  it('[R1.01] stand in fields that have a name in either language', () => {
    const paths = [
      ...goodsLeaves(softwareForm).keys(),
      ...GoodsKind.values.flatMap(pathsOf),
      'type',
      'buyerLimit',
      'catalogueItemId',
      'shelfAt',
      'firstRows',
      'dependencies.0.goodsId',
      'dependencies.0.required',
      'support.0.name.zh',
      'cases.0.value.en',
      'skus.0.param.0.name.zh',
      'skus.0.appInfoList.0.value.zh',
      'skus.0.expiresAt',
      'skus.0.stock.0.clusterId',
    ]
    for (const path of paths) {
      expect(goodsFieldLabel(path, 'zh')).not.toMatch(/[a-z]/i)
      expect(goodsFieldLabel(path, 'en')).toMatch(/^[A-Z][^.]*$/)
    }
    expect(goodsFieldLabel('skus.0.specificationValues.edition', 'en')).toBe('Specification 1 · Choice')
    expect(goodsFieldLabel('classification.industry.1', 'en')).toBe('Industry 2')
    expect(goodsFieldLabel('name.zh', 'zh')).toBe('商品名称')
    expect(goodsFieldLabel('params.0.name.zh', 'zh')).toBe('商品参数 1 · 名称 · 中文')
  })
})

describe('an application after a refusal', () => {
  const refused = {
    form: softwareForm,
    reason: '请核对后重新提交',
    reasons: [
      { field: 'skus.0.pricing.0.price', code: 'mismatch', text: '请与官网核对' },
      { field: 'description.0.zh', code: 'misleading', text: '' },
      { field: 'tags.0', code: 'other', text: '多余' },
    ],
  } as const
  const form = {
    ...softwareForm,
    tags: [],
    summary: { ...softwareForm.summary, en: 'A solver' },
    description: softwareForm.description.map(({ en }) => ({ zh: '支持千核并行。', en })),
  }

  it('[J5][W10] tells what became of each refused field, and what changed besides', () => {
    expect(
      sinceRefusal({
        form,
        refusedBefore: refused,
        answers: { 'skus.0.pricing.0.price': ' 与官网一致 ', 'description.0.zh': ' ' },
      }),
    ).toEqual({
      reason: '请核对后重新提交',
      fields: [
        { reason: refused.reasons[0], answer: '与官网一致', changes: [], value: '1200.00' },
        {
          reason: refused.reasons[1],
          answer: null,
          changes: [
            {
              field: 'description.0.zh',
              before: '支持千核并行，附带十二个验证算例。',
              after: '支持千核并行。',
            },
          ],
          value: '支持千核并行。',
        },
        {
          reason: refused.reasons[2],
          answer: null,
          changes: [
            { field: 'tags.0.zh', before: '流体', after: null },
            { field: 'tags.0.en', before: 'CFD', after: null },
          ],
          value: null,
        },
      ],
      others: [
        {
          field: 'summary.en',
          before: 'Compressible solver for external aerodynamics',
          after: 'A solver',
        },
      ],
    })
  })

  it('[W10] has nothing to tell where none was refused', () => {
    expect(sinceRefusal({ form, refusedBefore: null, answers: {} })).toBeNull()
  })
})
