import { DeskLayout } from '@compute-mall/ui/desk/frame'
import { EmptyState } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Say, shown } from '../specimen.tsx'
import { deskCommands, layBarsDown, onPhone, sellerDesk } from './desk.tsx'

/**
 * The frame of a work app: areas at the side with what waits in each, who is here above, the page beside.
 *
 * **Do:** order the areas by how often they are needed; a phone shows the first four in its bar, or those of `bar`.
 *
 * **Don't:** use it for the mall, whose pages have a header with search and a footer, or put filters of a list at the
 * side.
 */
const meta: Meta<typeof DeskLayout> = {
  title: 'Desk/DeskLayout',
  component: DeskLayout,
  parameters: { layout: 'fullscreen' },
  afterEach: layBarsDown,
}
export default meta
type Story = StoryObj<typeof DeskLayout>

const draw = (change: (say: Say) => Partial<ReturnType<typeof sellerDesk>> = () => ({})): Story =>
  shown((say) => (
    <DeskLayout view={{ ...sellerDesk(say), ...change(say) }} commands={deskCommands}>
      <EmptyState title={say('这里是页面', 'The page stands here')} />
    </DeskLayout>
  ))

export const Default: Story = {
  ...draw(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const current = canvas.getByRole('link', { current: 'page' })
    await expect(current).toHaveAccessibleName(/商品.*3|Goods.*3/)
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement)
    deskCommands.signOut.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /退出登录|Sign out/ }))
    await expect(deskCommands.signOut).toHaveBeenCalled()
  },
}
export const Tablet: Story = { ...draw(), globals: { viewport: { value: 'w768' } } }
export const Phone: Story = { ...draw(), ...onPhone }
/** Areas that are needed on a phone may stand before others that come first on a computer. */
export const PhoneBar: Story = {
  ...draw(() => ({ bar: ['home', 'statements'], current: 'statements' })),
  ...onPhone,
  play: async ({ canvasElement }) => {
    const bar = [...canvasElement.querySelectorAll('nav')].at(-1) as HTMLElement
    await expect(within(bar).getAllByRole('link')).toHaveLength(2)
    await expect(within(bar).getByRole('link', { current: 'page' })).toBeVisible()
  },
}
export const PhoneMore: Story = {
  ...draw(() => ({ current: 'statements' })),
  ...onPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /更多|More/ }))
    const sheet = within(canvas.getByRole('dialog'))
    await expect(sheet.getByRole('link', { current: 'page' })).toBeVisible()
    await expect(sheet.getAllByRole('link')).toHaveLength(8)
  },
}
/** The server cannot be reached: whatever the page, it says of when its data are. */
export const Offline: Story = draw(() => ({ notice: { kind: 'offline', at: '14:02' } }))
export const PhoneOffline: Story = {
  ...draw(() => ({ notice: { kind: 'offline', at: '14:02' } })),
  ...onPhone,
}
export const NothingWaits: Story = draw((say) => ({
  entries: sellerDesk(say).entries.map(({ count, ...entry }) => entry),
  messages: null,
  role: null,
}))
export const Empty: Story = draw(() => ({ entries: [], current: null, account: [] }))
export const NobodyKnownYet: Story = draw(() => ({ userName: null, messages: null }))
export const LongTexts: Story = draw((say) => ({
  product: say('国家超算互联网平台运营管理中心', 'Operations of the national platform'),
  role: say('区域业务运营管理员', 'Regional business operator'),
  userName: say('国家超级计算中心某某区域分中心张三丰', 'Maximiliane Wolkenstein-Trostburg'),
  entries: sellerDesk(say).entries.map((entry) => ({
    ...entry,
    label: say('商品与服务上架申请', 'Applications for listing'),
  })),
}))
export const LongTextsOnAPhone: Story = { ...LongTexts, ...onPhone }
