import { applicationKinds } from '@compute-mall/core/goods'
import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { siteFixtures } from '@compute-mall/core/site/testing'
import { AppPage } from '@compute-mall/mall/features/home/AppPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { menu } from '../../layouts/shell.fixtures.ts'

const cards = goodsFixtures.applicationShelf
const view = {
  categories: searchFixtures.categories,
  menu,
  banners: siteFixtures.banners,
  ads: siteFixtures.ads,
  live: siteFixtures.liveStream,
  kinds: applicationKinds.map((kind) => ({ kind, cards: cards.filter((card) => card.kind === kind) })),
  rankings: (['sales', 'score', 'newest'] as const).map((by) => ({ by, cards })),
}

const meta = {
  title: 'Mall/Home/Application mall',
  component: AppPage,
  parameters: { layout: 'fullscreen' },
  args: { view, commands: { retry: fn() } },
} satisfies Meta<typeof AppPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const EmptyKind: Story = {
  args: { view: { ...view, kinds: view.kinds.map(({ kind }) => ({ kind, cards: [] })) } },
}
export const PartsFailed: Story = {
  args: {
    view: {
      ...view,
      categories: null,
      kinds: view.kinds.map(({ kind }) => ({ kind, cards: null })),
      rankings: view.rankings.map(({ by }) => ({ by, cards: null })),
    },
  },
}
