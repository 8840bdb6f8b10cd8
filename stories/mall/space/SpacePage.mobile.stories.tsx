import { assetFixtures } from '@compute-mall/core/asset/testing'
import { SpacePage as MobileSpacePage } from '@compute-mall/mall/features/space/SpacePage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onPhone } from '../../phone.tsx'
import * as page from './SpacePage.stories.tsx'

const { args } = page.default

const meta = {
  ...onPhone({ title: { zh: 'AI 社区', en: 'AI community' } }),
  title: 'Mall/Space/Community on a phone',
  component: MobileSpacePage,
  args: {
    ...args,
    view: { ...args.view, pageSize: 10, moreFailed: false },
    commands: { show: fn(), retry: fn(), closeAsset: fn(), like: fn(), use: fn() },
  },
} satisfies Meta<typeof MobileSpacePage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args

export const Default: Story = {
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '最近更新' }))
    await expect(commands.show).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'newest' }))
    await userEvent.click(canvas.getByRole('button', { name: /^筛选/ }))
    const sheet = within(canvas.getByRole('dialog', { name: '筛选' }))
    await userEvent.click(sheet.getByRole('button', { name: '天津中心' }))
    await expect(commands.show).toHaveBeenLastCalledWith(
      expect.objectContaining({ filter: expect.objectContaining({ region: ['c-tianjin'] }) }),
    )
    await userEvent.click(sheet.getByRole('button', { name: '查看 2 项' }))
    await expect(canvas.queryByRole('dialog', { name: '筛选' })).toBeNull()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Open: Story = { args: { view: { ...view, asset: assetFixtures.detail } } }
export const DataSet: Story = {
  args: { view: { ...view, asset: assetFixtures.datasetDetail, preview: assetFixtures.preview } },
}
export const Loading: Story = {
  args: { view: { ...view, results: { state: 'loading', before: null }, isBusy: true } },
}
export const NothingFound: Story = {
  args: {
    view: {
      ...view,
      results: { state: 'found', hits: { total: 0, records: [], types: [], tags: [], correctedWords: null } },
    },
  },
}
export const MoreFailed: Story = { args: { view: { ...view, moreFailed: true } } }
export const Failed: Story = { args: { view: { ...view, results: { state: 'failed' } } } }
