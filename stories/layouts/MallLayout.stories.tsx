import { AloneLayout, DefaultLayout, EmptyLayout, MallLayout, MobileLayout } from '@compute-mall/ui/layouts'
import { content } from '@compute-mall/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { buyer, commands, shellOf, visitor } from './shell.fixtures.ts'

const Page = () => (
  <div className={content} style={{ paddingBlock: 40 }}>
    <h1>H1</h1>
  </div>
)

const meta: Meta<typeof MallLayout> = {
  title: 'Layouts/Layouts',
  component: MallLayout,
  parameters: { layout: 'fullscreen' },
  args: { view: visitor('zh'), commands, children: <Page /> },
  render: ({ commands: given }, { globals }) => (
    <MallLayout view={shellOf(globals)} commands={given}>
      <Page />
    </MallLayout>
  ),
}
export default meta
type Story = StoryObj<typeof MallLayout>

export const OfTheRole: Story = {}

export const Visitor: Story = {
  globals: { role: 'visitor' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^(登录|Sign in)$/ })).toBeVisible()
  },
}

export const Member: Story = {
  globals: { role: 'member' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /购物车|Cart/ })).toBeNull()
  },
}

export const Merchant: Story = {
  globals: { role: 'merchant' },
  play: async ({ canvasElement }) => {
    const account = [...canvasElement.querySelectorAll('header summary')].at(-1)
    if (!account) throw new Error('There is no account menu.')
    await userEvent.click(account)
    await waitFor(() =>
      expect(within(canvasElement).getByRole('banner').querySelector('a[href="/ui/seller/"]')).toBeVisible(),
    )
  },
}

/** The sales contact stands in the account menu, and a regional site says that it is one (R6.04, R3.11). */
export const RegionalSiteWithSaler: Story = {
  render: ({ commands: given }, { globals }) => (
    <MallLayout view={{ ...buyer(globals.language), saler: '王晓芸', isSubSite: true }} commands={given}>
      <Page />
    </MallLayout>
  ),
  play: async ({ canvasElement }) => {
    const account = [...canvasElement.querySelectorAll('header summary')].at(-1)
    if (!account) throw new Error('There is no account menu.')
    await userEvent.click(account)
    await waitFor(() =>
      expect(within(canvasElement).getByText(/(客户经理：|Sales contact: )王晓芸/)).toBeVisible(),
    )
    await expect(within(canvasElement).getByText(/分站|Regional site/)).toBeVisible()
  },
}

export const CategoriesOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = canvasElement.querySelector('nav summary')
    if (!summary) throw new Error('There is no category menu.')
    await userEvent.click(summary)
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(11)
  },
}

export const Default: Story = {
  render: ({ commands: given }, { globals }) => (
    <DefaultLayout view={shellOf(globals)} commands={given}>
      <Page />
    </DefaultLayout>
  ),
}

export const Alone: Story = {
  render: ({ commands: given }, { globals }) => (
    <AloneLayout view={shellOf(globals)} commands={given}>
      <Page />
    </AloneLayout>
  ),
}

const onPhone = { globals: { viewport: { value: 'w360' } } } as const
const phoneCommands = { ...commands, back: fn() }

export const Mobile: Story = {
  ...onPhone,
  render: (_, { globals }) => (
    <MobileLayout
      view={{ ...buyer(globals.language), title: '', area: 'home', searches: true, offersCart: false }}
      commands={phoneCommands}
    >
      <Page />
    </MobileLayout>
  ),
}

/** A regional site says on phones too that it is one (R3.11). */
export const MobileRegionalSite: Story = {
  ...onPhone,
  render: (_, { globals }) => (
    <MobileLayout
      view={{
        ...buyer(globals.language),
        isSubSite: true,
        title: '',
        area: 'home',
        searches: true,
        offersCart: false,
      }}
      commands={phoneCommands}
    >
      <Page />
    </MobileLayout>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^(分站|Regional)$/)).toBeVisible()
  },
}

export const MobileVisitor: Story = {
  ...onPhone,
  render: (_, { globals }) => (
    <MobileLayout
      view={{ ...visitor(globals.language), title: '', area: 'compute', searches: true, offersCart: false }}
      commands={phoneCommands}
    >
      <Page />
    </MobileLayout>
  ),
}

export const MobileInner: Story = {
  globals: { ...onPhone.globals, language: 'en' },
  render: (_, { globals }) => (
    <MobileLayout
      view={{
        ...buyer(globals.language),
        title: 'Goods detail',
        area: null,
        searches: false,
        offersCart: true,
      }}
      commands={phoneCommands}
    >
      <Page />
    </MobileLayout>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back' }))
    await expect(phoneCommands.back).toHaveBeenCalledOnce()
  },
}

export const MobileMine: Story = {
  globals: { ...onPhone.globals, language: 'en' },
  render: (_, { globals }) => (
    <MobileLayout
      view={{ ...buyer(globals.language), title: '', area: 'home', searches: true, offersCart: false }}
      commands={phoneCommands}
    >
      <Page />
    </MobileLayout>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Account\s*Messages, 3 unread$/ }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Messages, 3 unread' })).toHaveAttribute(
      'href',
      expect.stringContaining('/chat/chatList'),
    )
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
}

export const Empty: Story = {
  render: () => (
    <EmptyLayout>
      <Page />
    </EmptyLayout>
  ),
}
