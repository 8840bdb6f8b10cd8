import { BannerFormPage } from '@compute-mall/admin/features/content/BannerFormPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'
import { untouched } from './form.ts'

const values = {
  showAddress: 'HOME',
  configType: '1',
  titleZh: '年终算力节',
  titleEn: 'Year-end compute days',
  summaryZh: '全场云服务器低至七折',
  summaryEn: 'Cloud servers from 30 % off',
  link: '/search/goods',
  art: 'scenarioCall',
  pcPicture: '',
  mobilePicture: '',
  position: 2,
  fromDay: '2026-12-01',
  untilDay: '2026-12-31',
} as const
const none = { file: null, error: undefined }

const meta = {
  title: 'Admin/Content/Banner form',
  component: BannerFormPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('content'),
  args: {
    view: {
      title: '修改横幅',
      form: untouched(values),
      files: { pcPicture: none, mobilePicture: none },
      addressOf: () => '',
    },
    links: { banners: '/banners' },
    commands: { change: fn(), choose: fn(), remove: fn(), save: fn() },
  },
} satisfies Meta<typeof BannerFormPage>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^图案/ }), 'summit')
    await expect(commands.change).toHaveBeenLastCalledWith({ art: 'summit' })
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(commands.save).toHaveBeenCalledOnce()
  },
}
export const English: Story = {
  args: { view: { ...meta.args.view, title: 'Change the banner' } },
  globals: { language: 'en' },
}
export const Phone: Story = { ...onPhone }
/** Nothing is filled in, the link leads elsewhere, and the days are the wrong way round. */
export const Wrong: Story = {
  args: {
    view: {
      ...meta.args.view,
      form: {
        ...untouched({ ...values, titleZh: '', link: 'http://a.cn' }),
        errors: {
          titleZh: '请填写此项',
          link: '请输入商城内的路径或 https 地址',
          untilDay: '结束日期不能早于开始日期',
        },
        attempt: 1,
      },
    },
  },
}
/** The server took one picture and refused the other. */
export const Pictures: Story = {
  args: {
    view: {
      ...meta.args.view,
      form: untouched({ ...values, pcPicture: 'a.png' }),
      addressOf: (picture: string) =>
        picture === '' ? '' : 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=',
      files: {
        pcPicture: none,
        mobilePicture: {
          file: null,
          error: '横幅图片须为 PNG、JPEG 或 WebP 格式，且不超过 5 MB',
        },
      },
    },
  },
}
/** Somebody else saved meanwhile. */
export const Stale: Story = {
  args: {
    view: {
      ...meta.args.view,
      form: {
        ...untouched(values),
        notice: { kind: 'stale', change: '内容已被他人修改，重新加载后再保存。', onReload: fn() },
      },
    },
  },
}
