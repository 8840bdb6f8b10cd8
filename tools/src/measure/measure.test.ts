import { describe, expect, it } from 'vitest'
import { textTable } from './table.ts'
import { phonesWithin, weigh } from './weight.ts'

const manifest = {
  'src/entry-client.tsx': { file: 'entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_chart.js': { file: 'chart.js', imports: ['_react.js'] },
  'src/features/home/HomeRoute.tsx': { file: 'home.js', imports: ['_react.js'] },
  'src/features/goods/GoodsRoute.tsx': { file: 'goods.js', imports: ['_chart.js'] },
  'style.css': { file: 'style.css' },
}
const sizes: Readonly<Record<string, number>> = {
  'entry.js': 20_000,
  'react.js': 80_000,
  'chart.js': 15_000,
  'home.js': 3_000,
  'goods.js': 9_000,
  'style.css': 12_000,
}
describe('the weight of a page', () => {
  const weights = weigh('mall', manifest, (file) => sizes[file] ?? Number.NaN)

  it('is what the browser loads before the page is usable, each chunk once', () => {
    expect(weights).toEqual([
      { page: 'shared', bytes: 100_000, budget: 117_000 },
      { page: 'home/HomeRoute', bytes: 103_000, budget: 130_000 },
      { page: 'goods/GoodsRoute', bytes: 124_000, budget: 163_000 },
      { page: 'styles', bytes: 12_000, budget: 15_000 },
    ])
  })

  it('is held to what is written of the page of that app', () => {
    const budgetIn = (app: string) =>
      weigh(app, manifest, (file) => sizes[file] ?? Number.NaN).find(
        ({ page }) => page === 'goods/GoodsRoute',
      )?.budget
    expect(['mall', 'seller', 'console'].map(budgetIn)).toEqual([163_000, 168_000, 161_000])
  })
})

describe('the weight of a page for phones', () => {
  const weight = (page: string, bytes: number) => ({ page, bytes, budget: 150_000 })

  it('[R2.02] may not exceed that of the same page for desktops; a page for phones alone has the budget of every page', () => {
    const desktops = [
      weight('shared', 100_000),
      weight('goods/GoodsRoute', 124_000),
      weight('styles', 10_000),
    ]
    const phones = [
      weight('shared', 98_000),
      weight('goods/GoodsRoute', 125_000),
      weight('search/SearchStartRoute.mobile', 110_000),
      weight('styles', 12_000),
    ]
    expect(phonesWithin(phones, desktops).map(({ page, budget }) => [page, budget])).toEqual([
      ['shared', 100_000],
      ['goods/GoodsRoute', 124_000],
      ['search/SearchStartRoute.mobile', 150_000],
      ['styles', 150_000],
    ])
  })
})

describe('a table', () => {
  it('sets figures to the right', () => {
    expect(
      textTable(
        ['page', 'KB'],
        [
          ['home', '9.5'],
          ['goods', '124.0'],
        ],
      ),
    ).toBe(['page      KB', '─────  ─────', 'home     9.5', 'goods  124.0'].join('\n'))
  })
})
