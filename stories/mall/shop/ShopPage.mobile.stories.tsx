import {
  ShopPage as MobileShopPage,
  type MobileShopPageProps,
} from '@compute-mall/mall/features/shop/ShopPage.mobile.tsx'
import type { ShopPageProps } from '@compute-mall/mall/features/shop/ShopPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onPhone } from '../../phone.tsx'
import * as page from './ShopPage.stories.tsx'

const meta = {
  ...onPhone({ title: { zh: '店铺详情', en: 'Shop' } }),
  title: 'Mall/Shop/Shop on a phone',
  component: MobileShopPage,
  args: {
    view: { ...page.default.args.view, tab: 'goods', chatIsOpen: false, moreFailed: false },
    commands: { show: fn(), retry: fn(), showTab: fn() },
  },
} satisfies Meta<typeof MobileShopPage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = page.default.args

/** A state of the desktop's page, with what a phone's page adds. */
const phone = (
  story: { readonly args?: Partial<ShopPageProps> },
  more: Partial<MobileShopPageProps['view']> = {},
): Story => ({ args: { view: { ...meta.args.view, ...story.args?.view, ...more } } })

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'A800{Enter}')
    await expect(args.commands.show).toHaveBeenCalledWith(
      expect.objectContaining({ shop: '1001', keyword: 'A800' }),
    )
    await userEvent.click(canvas.getByRole('tab', { name: '简介' }))
    await expect(args.commands.showTab).toHaveBeenCalledWith('about')
    await expect(canvas.getByRole('link', { name: '致电' })).toHaveAttribute(
      'href',
      `tel:${view.shop.servicePhone.replaceAll('-', '')}`,
    )
    await expect(canvas.getByRole('button', { name: '在线咨询' })).toHaveAccessibleDescription(
      '移动端暂未开放客服功能，请通过PC端浏览器使用',
    )
  },
}
export const English: Story = { globals: { language: 'en', viewport: { value: 'w360' } } }
export const ChatOpen: Story = {
  ...phone({}, { chatIsOpen: true }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '在线咨询' })).toHaveAttribute(
      'href',
      '/chat/chatList?shopId=1001',
    )
  },
}
/** Since when, when and how it answers, and what buyers say. */
export const About: Story = {
  ...phone(page.Reviewed, { tab: 'about' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('客服时间：工作日 09:00-18:00')).toBeVisible()
    await expect(canvas.getByText('排队时间短，NVLink 带宽达到标称值。')).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}
export const AboutInEnglish: Story = {
  ...phone(page.Reviewed, { tab: 'about' }),
  globals: { language: 'en', viewport: { value: 'w360' } },
}
export const NothingListed = phone(page.NothingListed)
export const NothingFound = phone(page.NothingFound)
export const Failed = phone(page.Failed)
export const LoadingMore = phone({}, { isBusy: true, search: { ...view.search, pageNum: 2 } })
