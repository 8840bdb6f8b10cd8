import { AppPage as MobileAppPage } from '@compute-mall/mall/features/home/AppPage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { as, onPhone } from '../../phone.tsx'
import * as page from './AppPage.stories.tsx'

const meta = {
  ...onPhone({ area: 'app', searches: true }),
  title: 'Mall/Home/Application mall on a phone',
  component: MobileAppPage,
  args: page.default.args,
} satisfies Meta<typeof MobileAppPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const EmptyKind: Story = as(page.EmptyKind)
export const PartsFailed: Story = as(page.PartsFailed)
