import { emptyGoodsForm, type GoodsForm } from '@compute-mall/core/goods'
import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { describe, expect, it } from 'vitest'
import { type OverviewStanding, type OverviewWords, overviewOf } from './overview.ts'

const { softwareForm } = goodsFormFixtures
const words: OverviewWords = {
  t: ((key: string) => key.replace('seller:goods.', '')) as OverviewWords['t'],
  language: 'zh',
  inLanguage: ({ zh }) => zh,
  nameOf: ({ specificationValues }) => Object.values(specificationValues).join(' '),
}
const labels = { categories: [], industries: [], items: [], centers: [], deliveries: [], goods: new Map() }
const first: OverviewStanding = { isPublished: false, isRefused: false }
const overview = (form: GoodsForm, standing = first) => overviewOf(form, standing, labels, words)
const itemsOf = (form: GoodsForm, section: string) =>
  overview(form).parts.find((part) => part.section === section)?.items

describe('the last look at goods', () => {
  it('[R6.06] says what buyers see meanwhile: nothing before the first publication', () => {
    expect(overview(softwareForm).text).toBe('overviewTextFirst')
    expect(overview(softwareForm, { ...first, isPublished: true }).text).toBe('overviewText')
  })

  it('[R6.06] has every text in both languages', () => {
    expect(itemsOf(softwareForm, 'description')).toEqual([
      { name: 'paragraphZh', value: softwareForm.description[0]?.zh },
      { name: 'paragraphEn', value: softwareForm.description[0]?.en },
    ])
    expect(itemsOf(softwareForm, 'specifications')).toEqual([
      { name: '版本 / Edition', value: '标准版 / Standard、科研版 / Research' },
    ])
    expect(itemsOf(softwareForm, 'more')).toEqual([{ name: '架构 / Architecture', value: 'x86' }])
    expect(itemsOf(softwareForm, 'basics')).toContainEqual({ name: 'tags', value: '流体 / CFD' })
  })

  it('[R6.06] shows what was left empty as empty', () => {
    const form = emptyGoodsForm('software')
    expect(itemsOf(form, 'basics')).toContainEqual({ name: 'nameEn', value: null })
    expect([itemsOf(form, 'delivery'), itemsOf(form, 'more')]).toEqual([[], []])
  })

  it('[R6.06] promises a reviewer no delivery, support or answer that is not there', () => {
    const pointsOf = (form: GoodsForm, standing = first) => overview(form, standing).checklist?.points
    const bare = {
      ...softwareForm,
      skus: softwareForm.skus.map((sku) => ({ ...sku, appPlatformUrl: null })),
    }
    expect(pointsOf(bare)).toEqual(
      ['truth', 'prices', 'where', 'noDelivery'].map((point) => `checklist.${point}`),
    )
    expect(
      pointsOf({ ...softwareForm, support: softwareForm.params }, { isPublished: true, isRefused: true }),
    ).toEqual(
      ['truth', 'prices', 'where', 'delivery', 'support', 'earlier'].map((point) => `checklist.${point}`),
    )
  })

  it('[R6.06] warns of a stock of which nothing can be sold', () => {
    const skus = softwareForm.skus.map((sku) => ({ ...sku, stock: [{ clusterId: '', capacity: 0 }] }))
    expect(overview({ ...softwareForm, skus }).warnings).toEqual(['nothingToSell'])
    expect(overview(softwareForm).warnings).toEqual([])
  })
})
