import { GlobalSearchPage as MobileGlobalSearchPage } from '@compute-mall/mall/features/search/GlobalSearchPage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { as, onPhone } from '../../phone.tsx'
import * as page from './GlobalSearchPage.stories.tsx'

const meta = {
  ...onPhone({ searches: true, offersCart: true }),
  title: 'Mall/Search/Global search on a phone',
  component: MobileGlobalSearchPage,
  args: page.default.args,
} satisfies Meta<typeof MobileGlobalSearchPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const OfOneShop: Story = as(page.OfOneShop)
export const Corrected: Story = as(page.Corrected)
export const NothingFound: Story = as(page.NothingFound)
export const Loading: Story = as(page.Loading)
export const Failed: Story = as(page.Failed)
