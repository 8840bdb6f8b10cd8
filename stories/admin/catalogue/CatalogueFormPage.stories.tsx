import { CatalogueFormPage } from '@compute-mall/admin/features/catalogue/CatalogueFormPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const empty = { resourceNumber: '', nameZh: '', nameEn: '', resourceType: '', clusterId: '' } as const

const meta = {
  title: 'Admin/Catalogue/Form',
  component: CatalogueFormPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('catalogue'),
  args: {
    view: {
      title: '新增资源',
      values: empty,
      errors: {},
      attempt: 0,
      centers: [
        { value: 'c-kunshan', label: '华东一区（昆山）算力中心' },
        { value: 'c-tianjin', label: '华北一区（天津）算力中心' },
      ],
      notice: undefined,
      busy: false,
    },
    links: { catalogue: '/catalogue' },
    commands: { change: fn(), save: fn() },
  },
} satisfies Meta<typeof CatalogueFormPage>
export default meta
type Story = StoryObj<typeof meta>

const english = {
  ...meta.args.view,
  title: 'Add a resource',
  centers: [{ value: 'c-kunshan', label: 'East China I (Kunshan) Computing Centre' }],
}

export const Empty: Story = {}
export const English: Story = { args: { view: english }, globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = {
  args: { view: english },
  globals: { ...onPhone.globals, language: 'en' },
}
/** The number is another's, and the rest is empty. */
export const Wrong: Story = {
  args: {
    view: {
      ...meta.args.view,
      values: { ...empty, resourceNumber: 'GPU-A800-01' },
      errors: {
        resourceNumber: '资源编号 GPU-A800-01 已存在',
        nameZh: '请填写此项',
        resourceType: '请填写此项',
        clusterId: '请填写此项',
      },
      attempt: 1,
    },
  },
}
/** Somebody else saved meanwhile. */
export const Stale: Story = {
  args: {
    view: {
      ...meta.args.view,
      title: '修改资源',
      values: {
        resourceNumber: 'GPU-A800-01',
        nameZh: 'A800 训练节点',
        nameEn: 'A800 training node',
        resourceType: 'gpu',
        clusterId: 'c-kunshan',
      },
      notice: { kind: 'stale', change: '该资源已被他人修改，重新加载后再保存。', onReload: fn() },
    },
  },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '保存' }))
    await expect(args.commands.save).toHaveBeenCalledOnce()
  },
}
