import { DraftFormPage } from '@compute-mall/admin/features/document/DraftFormPage.tsx'
import { siteFixtures } from '@compute-mall/core/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { untouched } from '../content/form.ts'
import { inAdmin, onPhone } from '../frame.tsx'

const { draft } = siteFixtures.draftDetail
const values = {
  version: draft.version,
  effectiveDay: '2026-12-01',
  titleZh: draft.title.zh,
  titleEn: draft.title.en,
  textZh: draft.textZh,
  textEn: draft.textEn,
}

const meta = {
  title: 'Admin/Documents/Draft form',
  component: DraftFormPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('content'),
  args: {
    view: { title: '算力服务协议 2026-12', form: untouched(values) },
    links: { documents: '/documents' },
    commands: { change: fn(), save: fn() },
  },
} satisfies Meta<typeof DraftFormPage>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('1 章，1 段')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(commands.save).toHaveBeenCalledOnce()
  },
}
export const English: Story = {
  args: { view: { title: 'Compute service agreement 2026-12', form: untouched(values) } },
  globals: { language: 'en' },
}
export const Phone: Story = { ...onPhone }
export const Taken: Story = {
  args: {
    view: {
      ...meta.args.view,
      form: {
        ...untouched({ ...values, version: '2026-06' }),
        errors: { version: '版本号 2026-06 已存在' },
        attempt: 1,
      },
    },
  },
}
