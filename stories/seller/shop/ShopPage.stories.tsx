import { profileOf, shopFixtures } from '@compute-mall/core/shop'
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
