import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { ServicePage } from '@compute-mall/mall/features/service/ServicePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Mall/Service/Service',
  component: ServicePage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      service: 'hpc',
      cards: goodsFixtures.computeShelf.slice(0, 4),
      centers: [],
      cases: [],
      all: '/search/resource?common1=general',
      offer: {
        isOpen: false,
        offer: { service: 'hpc', name: '', phone: '', region: '', address: '' },
        text: '',
        errors: {},
        isSending: false,
        refusal: null,
        receipt: null,
        refusals: 0,
      },
    },
    commands: {
      retry: fn(),
      ask: fn(),
      offer: { change: fn(), changeText: fn(), leave: fn(), submit: fn(), close: fn() },
    },
  },
} satisfies Meta<typeof ServicePage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args

export const Default: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '获取报价' }))
    await expect(args.commands.ask).toHaveBeenCalledOnce()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const PricesFailed: Story = { args: { view: { ...view, cards: null } } }
export const NothingOnSale: Story = { args: { view: { ...view, cards: [] } } }
/** The four prompts of the specification (section 8, W20). */
export const OfferWrong: Story = {
  globals: { language: 'zh' },
  args: {
    view: {
      ...view,
      offer: {
        ...view.offer,
        isOpen: true,
        errors: {
          name: 'nameMissing',
          phone: 'phoneInvalid',
          region: 'regionMissing',
          address: 'addressMissing',
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    for (const text of ['请输入姓名', '请输入正确的手机号', '请选择所在地区', '请输入详细地址'])
      await expect(dialog.getByText(text)).toBeVisible()
  },
}
export const OfferSent: Story = {
  args: {
    view: {
      ...view,
      offer: { ...view.offer, isOpen: true, receipt: { feedbackId: '1', number: 'F20261121-0A3F9C0B' } },
    },
  },
}
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
