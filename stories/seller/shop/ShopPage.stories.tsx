import { profileOf } from '@compute-mall/core/shop'
import { shopFixtures } from '@compute-mall/core/shop/testing'
import { ShopPage } from '@compute-mall/seller/features/shop/ShopPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inDesk, onPhone } from '../frame.tsx'

const { logoUrl, ownShop } = shopFixtures

const meta = {
  title: 'Seller/Shop/Shop',
  component: ShopPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk('shop'),
  args: {
    view: {
      shop: { kind: 'loaded', value: ownShop },
      now: Date.parse('2026-11-23T02:00:00Z'),
      profile: profileOf(ownShop),
      faults: {},
      mayChange: true,
      isSaving: false,
      isSaved: false,
      isChangingStaff: false,
      logo: { isBusy: false, error: undefined },
      level: 'normal',
    },
    shopPage: '/ui/mall/detail/shop?shop=1001',
    askPage: '/ui/mall/feedback',
    commands: {
      change: fn(),
      save: fn(),
      changeLogo: fn(),
      removeLogo: fn(),
      addStaff: fn(),
      changeStaff: fn(),
      removeStaff: fn(),
      retry: fn(),
    },
  },
} satisfies Meta<typeof ShopPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const withLogo = { kind: 'loaded' as const, value: { ...ownShop, logoUrl } }

export const Loading: Story = { args: { view: { ...view, shop: { kind: 'loading' }, level: null } } }
export const Failed: Story = {
  args: { view: { ...view, shop: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
export const Owner: Story = {}
export const English: Story = { globals: { language: 'en' } }

/** A logo that everybody sees, which its owner changes or removes. */
export const Logo: Story = {
  args: { view: { ...view, shop: withLogo } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    const picture = new File(['logo'], 'logo.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText(/更换标志/), picture)
    await expect(commands.changeLogo).toHaveBeenCalledWith(picture)
    await userEvent.click(canvas.getByRole('button', { name: '移除标志' }))
    await expect(commands.removeLogo).toHaveBeenCalledOnce()
  },
}
/** What is typed and not kept yet, as customers would see it, on either device. */
export const Preview: Story = {
  args: {
    view: {
      ...view,
      profile: {
        ...profileOf(ownShop),
        descriptionZh: '尚未保存的介绍',
        descriptionEn: '',
        serviceTime: '20:00-21:00',
      },
    },
  },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '预览' }))
    const dialog = within(await canvas.findByRole('dialog'))
    const shown = () => within(dialog.getByRole('region', { name: ownShop.shopName.zh }))
    await expect(shown().getByText('尚未保存的介绍')).toBeVisible()
    await expect(shown().getByText(/工作日 20:00-21:00|每天 20:00-21:00/)).toBeVisible()
    await expect(shown().getByText('客服暂时休息')).toBeVisible()
    await userEvent.click(dialog.getByRole('tab', { name: '手机端' }))
    await expect(dialog.getByRole('region', { name: ownShop.shopName.zh }).clientWidth).toBeLessThanOrEqual(
      390,
    )
    await expect(shown().getByText('尚未保存的介绍')).toBeVisible()
    await expect(commands.save).not.toHaveBeenCalled()
  },
}
/** English without a text of its own shows the Chinese one, as the shop's page does. */
export const PreviewEnglish: Story = {
  args: { view: { ...view, profile: { ...profileOf(ownShop), descriptionEn: 'Typed, not saved yet' } } },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    await expect(within(await canvas.findByRole('dialog')).getByText('Typed, not saved yet')).toBeVisible()
  },
}
export const PreviewPhone: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^预览$|^Preview$/ }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}
export const LogoOnItsWay: Story = { args: { view: { ...view, logo: { isBusy: true, error: undefined } } } }
export const LogoRefused: Story = {
  args: {
    view: { ...view, shop: withLogo, logo: { isBusy: false, error: '图片须为 PNG、JPEG 或 WebP 格式' } },
  },
  globals: { language: 'zh' },
}
export const Faults: Story = {
  args: {
    view: {
      ...view,
      faults: { descriptionZh: 'required', servicePhone: 'phoneWrong', serviceTime: 'timeWrong' },
    },
  },
}
export const Saving: Story = { args: { view: { ...view, isSaving: true } } }
export const Saved: Story = { args: { view: { ...view, isSaved: true } } }
/** Those with other duties read it alone. */
export const ReadOnly: Story = { args: { view: { ...view, shop: withLogo, mayChange: false } } }
export const Phone: Story = { ...onPhone, args: { view: { ...view, shop: withLogo } } }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
