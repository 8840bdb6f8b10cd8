import { HomePage } from '@compute-mall/seller/features/home/HomePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inDesk, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })

const meta = {
  title: 'Seller/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  ...inDesk('home'),
  args: {
    view: {
      toDo: loaded({
        openingFailed: 1,
        goods: { refused: 2, failed: 1, applications: 4, all: 30 },
        disputed: 1,
      }),
      mayPublish: true,
    },
    links: {
      refused: '/goods?review=refused',
      failed: '/goods?tab=failed',
      applications: '/goods?tab=applications',
      openingFailed: '/orders?provision=failed',
      disputed: '/statements?status=disputed',
      goods: '/goods',
      shop: '/shop',
    },
    commands: { retry: fn() },
  },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const Busy: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
/** Nothing was published yet: the first steps. */
export const NewMerchant: Story = {
  args: {
    view: {
      ...view,
      toDo: loaded({
        openingFailed: 0,
        goods: { refused: 0, failed: 0, applications: 0, all: 0 },
        disputed: 0,
      }),
    },
  },
}
/** Staff with the duty of orders alone. */
export const OrdersAlone: Story = {
  args: { view: { toDo: loaded({ openingFailed: 0, goods: null, disputed: null }), mayPublish: false } },
}
export const Loading: Story = { args: { view: { ...view, toDo: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...view, toDo: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
