import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { resourceFixtures } from '@compute-mall/core/resource/testing'
import { shopFixtures } from '@compute-mall/core/shop/testing'
import { siteFixtures } from '@compute-mall/core/site/testing'
import { HomePage } from '@compute-mall/mall/features/home/HomePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { menu } from '../../layouts/shell.fixtures.ts'

const meta = {
  title: 'Mall/Home/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      menu,
      banners: siteFixtures.banners,
      ads: siteFixtures.ads,
      announcements: [siteFixtures.announcement],
      live: siteFixtures.liveStream,
      totals: shopFixtures.shopTotals,
      compute: goodsFixtures.computeShelf,
      recommended: goodsFixtures.applicationShelf,
      ranked: goodsFixtures.applicationShelf,
      centers: resourceFixtures.clusters,
    },
    commands: { retry: () => undefined },
  },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const NoBroadcast: Story = { args: { view: { ...meta.args.view, live: null } } }
export const PartsFailed: Story = {
  args: { view: { ...meta.args.view, compute: null, ranked: null, centers: null, totals: null } },
}
