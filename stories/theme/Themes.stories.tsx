import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { resourceFixtures } from '@compute-mall/core/resource/testing'
import { shopFixtures } from '@compute-mall/core/shop/testing'
import type { Theme } from '@compute-mall/core/site'
import { siteFixtures } from '@compute-mall/core/site/testing'
import { HomePage } from '@compute-mall/mall/features/home/HomePage.tsx'
import { MallLayout } from '@compute-mall/ui/layouts'
import { themes, vars } from '@compute-mall/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { commands, menu, shellOf } from '../layouts/shell.fixtures.ts'
import { nothing } from '../specimen.tsx'

const view = {
  menu,
  banners: siteFixtures.banners,
  ads: siteFixtures.ads,
  announcements: [],
  live: siteFixtures.liveStream,
  totals: shopFixtures.shopTotals,
  compute: goodsFixtures.computeShelf,
  recommended: goodsFixtures.applicationShelf,
  ranked: goodsFixtures.applicationShelf,
  centers: resourceFixtures.clusters,
}

/**
 * The five themes on the home page (R3.06). A theme is a record of tokens and pictures, nothing else: it changes
 * accents, grounds, the header's ornament and the hero's. The price stays red, and states keep their colours. Operations
 * choose it; the server sends it with the document.
 *
 * **Do:** name a token by its meaning.
 *
 * **Don't:** ask in a part which theme is on.
 */
const meta: Meta = {
  title: 'Theme/Themes',
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <MallLayout view={shellOf(globals)} commands={commands}>
      <HomePage view={view} commands={{ retry: nothing }} />
    </MallLayout>
  ),
}
export default meta
type Story = StoryObj

const wears = (theme: Theme): Story => ({
  globals: { theme },
  play: async () => {
    const worn = getComputedStyle(document.documentElement)
    const property = (reference: string) => worn.getPropertyValue(reference.slice('var('.length, -1))
    await expect(property(vars.color.brand)).toBe(themes[theme].color.brand)
    await expect(property(vars.picture.drawing)).toBe(themes[theme].picture.drawing)
  },
})

export const Default: Story = wears('default')
export const Spring: Story = wears('spring')
export const NewYear: Story = wears('newYear')
export const Christmas: Story = wears('christmas')
export const Empty: Story = wears('empty')
export const OnAPhone: Story = { globals: { theme: 'newYear', viewport: { value: 'w360' } } }
