import { ReviewStatusPage } from '@compute-mall/mall/features/settlement/ReviewStatusPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { as, onPhone } from '../../phone.tsx'
import * as page from './ReviewStatusPage.stories.tsx'

const meta = {
  ...onPhone({ title: { zh: '入驻审核', en: 'Review of your application' } }),
  title: 'Mall/Settlement/Review on a phone',
  component: ReviewStatusPage,
  args: page.default.args,
} satisfies Meta<typeof ReviewStatusPage>
export default meta
type Story = StoryObj<typeof meta>

export const InReview: Story = {}
export const Rejected: Story = as(page.Rejected)
export const RejectedEnglish: Story = { ...as(page.Rejected), globals: { language: 'en' } }
export const Approved: Story = as(page.Approved)
