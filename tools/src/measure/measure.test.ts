import { describe, expect, it } from 'vitest'
import { textTable } from './table.ts'
import { weigh } from './weight.ts'

const manifest = {
  'src/entry-client.tsx': { file: 'entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_chart.js': { file: 'chart.js', imports: ['_react.js'] },
  'src/routes/home/home.tsx': { file: 'home.js', imports: ['_react.js'] },
  'src/routes/goods/detail.tsx': { file: 'goods.js', imports: ['_chart.js'] },
  'src/routes/goods/detail.mobile.tsx': { file: 'phone.js', imports: ['_chart.js'] },
  'src/frame/desktop.tsx': { file: 'desktop.js', imports: ['_react.js'] },
  'src/frame/mobile.tsx': { file: 'mobile.js', imports: ['_react.js'] },
  'style.css': { file: 'style.css' },
}
const sizes: Readonly<Record<string, number>> = {
  'entry.js': 20_000,
  'react.js': 80_000,
  'chart.js': 15_000,
  'home.js': 3_000,
  'goods.js': 9_000,
  'phone.js': 10_000,
  'desktop.js': 6_000,
  'mobile.js': 4_000,
  'style.css': 12_000,
}
const DESKTOP = 'src/frame/desktop.tsx'
const pages = {
  'home/home': ['src/routes/home/home.tsx', DESKTOP],
  'goods/detail': ['src/routes/goods/detail.tsx', DESKTOP],
  'goods/detail.mobile': ['src/routes/goods/detail.mobile.tsx', 'src/frame/mobile.tsx'],
}

describe('the weight of a page, whose twin may weigh no more', () => {
  const weights = weigh(manifest, 'src/entry-client.tsx', pages, (file) => sizes[file] ?? Number.NaN)

  it('is what the browser loads before the page is usable, each chunk once', () => {
    expect(weights).toEqual([
      { page: 'shared', bytes: 100_000, budget: 110_000 },
      { page: 'home/home', bytes: 109_000, budget: 120_000 },
      { page: 'goods/detail', bytes: 130_000, budget: 150_000 },
      { page: 'goods/detail.mobile', bytes: 129_000, budget: 130_000 },
      { page: 'styles', bytes: 12_000, budget: 15_000 },
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
