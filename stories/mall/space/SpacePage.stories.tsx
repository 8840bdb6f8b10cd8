import { assetFixtures } from '@compute-mall/core/asset/testing'
import { readSpaceSearch } from '@compute-mall/core/search'
import { SpacePage } from '@compute-mall/mall/features/space/SpacePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const { asset, datasetDetail, detail, preview, studio, studioDetail } = assetFixtures

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
          correctedWords: null,
        },
      },
      isBusy: false,
      pageSize: 12,
      asset: null,
      preview: null,
      similar: [],
      like: { pending: false, failed: false, signIn: null },
      centers: [
        { clusterId: 'c-kunshan', centerName: { zh: '昆山中心', en: 'Kunshan Centre' } },
        { clusterId: 'c-tianjin', centerName: { zh: '天津中心', en: 'Tianjin Centre' } },
      ],
      isKnown: true,
      own: null,
    },
    links: {
      search: () => '?',
      asset: (assetId) => `?asset=${assetId}`,
      goods: (goodsId) => `?goodsId=${goodsId}`,
      shop: (shopId) => `?shop=${shopId}`,
      own: '/ui/console/',
    },
    commands: { show: fn(), retry: fn(), closeAsset: fn(), like: fn(), use: fn() },
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
    await userEvent.click(canvas.getByRole('button', { name: '昆山中心' }))
    await expect(args.commands.show).toHaveBeenLastCalledWith(
      expect.objectContaining({ filter: expect.objectContaining({ region: ['c-kunshan'] }) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: '我喜欢的' }))
    await expect(args.commands.show).toHaveBeenLastCalledWith(
      expect.objectContaining({ filter: expect.objectContaining({ other: ['mine'] }) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: '我购买的' }))
    await expect(args.commands.show).toHaveBeenLastCalledWith(
      expect.objectContaining({ filter: expect.objectContaining({ other: ['bought'] }) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: '最近更新' }))
    await expect(args.commands.show).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'newest' }))
  },
}
export const English: Story = { globals: { language: 'en' } }
/** A model: price, trial, how busy its centre is, and how it is called. */
export const Open: Story = {
  globals: { language: 'zh' },
  args: { view: { ...view, asset: detail } },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await expect(dialog.getByText('资源偏紧，短时排队')).toBeVisible()
    await expect(dialog.getByText('可试用')).toBeVisible()
    await expect(dialog.getByText(/curl https:\/\/models\.mall\.example\/v1/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: '超算互联网' })).toHaveAttribute('href', '?shop=1001')
    await userEvent.click(dialog.getByRole('button', { name: '喜欢' }))
    await expect(args.commands.like).toHaveBeenCalledWith(true)
  },
}
export const OpenEnglish: Story = { ...Open, globals: { language: 'en' }, play: () => Promise.resolve() }
/** A data set: its first rows, and that all of it is downloaded once it is bought. */
export const DataSet: Story = {
  globals: { language: 'zh' },
  args: { view: { ...view, asset: datasetDetail, preview } },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await expect(dialog.getByRole('columnheader', { name: 'load_mw (数值)' })).toBeVisible()
    await expect(dialog.getAllByRole('row')).toHaveLength(3)
    await expect(dialog.getByText('购买并开通后，可在控制台下载全部数据')).toBeVisible()
  },
}
const sampled = {
  ...datasetDetail,
  price: { amount: '5120.00', kind: 'data', unit: 'year', billingType: 'YEAR', hasFree: true },
} as const
/** A licensed data set whose sample costs nothing is not free to use. */
export const DataSetSampled: Story = {
  globals: { language: 'zh' },
  args: { view: { ...view, asset: sampled, preview } },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await expect(dialog.getByText('部分免费，其余 ¥5,120.00 / 年 起')).toBeVisible()
    await expect(dialog.queryByText('免费使用')).toBeNull()
  },
}
export const DataSetSampledEnglish: Story = {
  globals: { language: 'en' },
  args: { view: { ...view, asset: sampled, preview } },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await expect(dialog.getByText('Free in part, the rest from ¥5,120.00 / year')).toBeVisible()
  },
}
/** Open data cost nothing, whichever edition. */
export const DataSetFree: Story = {
  globals: { language: 'zh' },
  args: {
    view: { ...view, asset: { ...sampled, price: { ...sampled.price, amount: '0.00' } }, preview },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await expect(dialog.getByText('免费使用')).toBeVisible()
  },
}
export const DataSetBought: Story = {
  args: { view: { ...view, asset: { ...datasetDetail, isBought: true }, preview } },
}
export const RowsFailed: Story = { args: { view: { ...view, asset: datasetDetail } } }
export const RowsNotShown: Story = {
  args: { view: { ...view, asset: { ...datasetDetail, hasPreview: false } } },
}
/** What is free is opened in the console. */
export const Studio: Story = {
  globals: { language: 'zh' },
  args: { view: { ...view, asset: studioDetail } },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('link', { name: '在控制台打开' }))
    await expect(args.commands.use).toHaveBeenCalledOnce()
  },
}
export const Gone: Story = {
  globals: { language: 'zh' },
  args: { view: { ...view, asset: 'missing', similar: [asset, studio] } },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'))
    await expect(
      within(dialog.getByRole('region', { name: '看看这些' })).getAllByRole('article'),
    ).toHaveLength(2)
  },
}
export const NothingFound: Story = {
  args: {
    view: {
      ...view,
      results: { state: 'found', hits: { total: 0, records: [], types: [], tags: [], correctedWords: null } },
    },
  },
}
export const Failed: Story = { args: { view: { ...view, results: { state: 'failed' } } } }
export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
