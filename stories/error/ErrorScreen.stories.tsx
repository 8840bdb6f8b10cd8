import { ErrorScreen } from '@compute-mall/ui/error'
import type { Meta, StoryObj } from '@storybook/react-vite'

const nothing = () => undefined

const meta = {
  title: 'Domain/Error',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 404, message: { key: 'none', otherwise: 'Page Not Found: /nothing/here' } },
    home: '/',
    commands: { back: nothing, retry: nothing, signIn: nothing },
  },
} satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const NoPermission: Story = { args: { view: { status: 401, message: null } } }
export const Failed: Story = { args: { view: { status: 503, message: { key: 'error:SYS10007' } } } }
export const Unexplained: Story = { args: { view: { status: 500, message: null } } }
