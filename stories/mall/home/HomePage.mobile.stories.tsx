import { HomePage as MobileHomePage } from '@compute-mall/mall/features/home/HomePage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { as, onPhone } from '../../phone.tsx'
import * as page from './HomePage.stories.tsx'

const meta = {
  ...onPhone({ area: 'home', searches: true }),
  title: 'Mall/Home/Home on a phone',
  component: MobileHomePage,
  args: page.default.args,
} satisfies Meta<typeof MobileHomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const NoBroadcast: Story = as(page.NoBroadcast)
export const PartsFailed: Story = as(page.PartsFailed)
export const NoBanners: Story = { args: { view: { ...meta.args.view, banners: [] } } }
