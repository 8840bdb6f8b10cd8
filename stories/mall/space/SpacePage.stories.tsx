import { assetFixtures } from '@compute-mall/core/asset/testing'
import { readSpaceSearch } from '@compute-mall/core/search'
import { SpacePage } from '@compute-mall/mall/features/space/SpacePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const { asset, studio } = assetFixtures

const meta = {
  title: 'Mall/Space/Community',
  component: SpacePage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      search: readSpaceSearch([]),
      results: {
        state: 'found',
        hits: {
          total: 2,
          records: [asset, studio],
          types: [
            { code: 'model', count: 1 },
            { code: 'dataset', count: 0 },
            { code: 'studio', count: 1 },
          ],
          tags: [
            { code: 'reasoning', name: { zh: '推理模型', en: 'Reasoning' }, count: 1 },
            { code: 'fine-tuning', name: { zh: '微调', en: 'Fine-tuning' }, count: 1 },
          ],
        },
      },
      isBusy: false,
      pageSize: 12,
      asset: null,
      like: { pending: false, failed: false, signIn: null },
      regions: [
        { code: 'east', name: { zh: '华东', en: 'East China' } },
        { code: 'north', name: { zh: '华北', en: 'North China' } },
      ],
      isKnown: true,
      own: null,
    },
    links: {
      search: () => '?',
      asset: (assetId) => `?asset=${assetId}`,
      goods: (goodsId) => `?goodsId=${goodsId}`,
      studio: '/ui/console/',
    },
    commands: { show: fn(), retry: fn(), closeAsset: fn(), like: fn() },
  },
} satisfies Meta<typeof SpacePage>
export default meta
type Story = StoryObj<typeof meta>

const { view } = meta.args

export const Default: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /^数据集/ }))
    await expect(args.commands.show).toHaveBeenCalledWith(expect.objectContaining({ common: ['dataset'] }))
  },
}
export const Filtered: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '华东' }))
    await expect(args.commands.show).toHaveBeenLastCalledWith(
      expect.objectContaining({ filter: expect.objectContaining({ region: ['east'] }) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: '我喜欢的' }))
    await expect(args.commands.show).toHaveBeenLastCalledWith(
      expect.objectContaining({ filter: expect.objectContaining({ other: ['mine'] }) }),
    )
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Open: Story = {
  globals: { language: 'zh' },
  args: {
    view: { ...view, asset: { ...asset, isLiked: false, centerName: { zh: '昆山中心', en: 'Kunshan' } } },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '喜欢' }))
    await expect(args.commands.like).toHaveBeenCalledWith(true)
  },
}
export const Gone: Story = { args: { view: { ...view, asset: 'missing' } } }
export const NothingFound: Story = {
  args: {
    view: { ...view, results: { state: 'found', hits: { total: 0, records: [], types: [], tags: [] } } },
  },
}
export const Failed: Story = { args: { view: { ...view, results: { state: 'failed' } } } }
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
