import { ErrorScreen } from '@compute-mall/ui/error'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { as, onPhone } from '../phone.tsx'
import * as page from './ErrorScreen.stories.tsx'

const meta = {
  ...onPhone(),
  title: 'Domain/Error on a phone',
  component: ErrorScreen,
  args: page.default.args,
} satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const NoPermission: Story = as(page.NoPermission)
export const NoPermissionEnglish: Story = { ...as(page.NoPermission), globals: { language: 'en' } }
export const Failed: Story = as(page.Failed)
