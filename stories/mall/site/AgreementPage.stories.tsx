import { siteFixtures } from '@compute-mall/core/site/testing'
import { AgreementPage } from '@compute-mall/mall/features/site/AgreementPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Mall/Site/Agreement',
  component: AgreementPage,
  parameters: { layout: 'fullscreen' },
  args: { agreement: siteFixtures.agreement },
} satisfies Meta<typeof AgreementPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
