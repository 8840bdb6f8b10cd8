import { totalMessage } from '@compute-mall/core/list'
import type { ListCommands, ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Tag, type Tone } from '@compute-mall/ui/parts'
import { fn } from 'storybook/test'
import type { Say } from '../specimen.tsx'

/** A goods item of a shop, as its list shows it. */
export interface GoodsRow {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly price: string
  readonly stock: number
  readonly sales: number
  readonly state: { readonly label: string; readonly tone: Tone }
  readonly reason?: string
}

const names = [
  ['8×A800 整机', '8×A800 whole machine'],
  ['通用算力 鲲鹏 920', 'General compute Kunpeng 920'],
  ['并行文件存储', 'Parallel file storage'],
  ['大模型微调服务', 'Fine-tuning of large models'],
  ['流体仿真软件包', 'Fluid simulation package'],
  ['气象再分析数据集', 'Weather reanalysis data set'],
] as const

export const goodsRows = (say: Say, count = 6): readonly GoodsRow[] =>
  Array.from({ length: count }, (_, at) => {
    const [zh = '', en = ''] = names[at % names.length] ?? []
    const states: readonly GoodsRow['state'][] = [
      { label: say('已上架', 'On shelf'), tone: 'success' },
      { label: say('待审核', 'In review'), tone: 'info' },
      { label: say('审核不通过', 'Rejected'), tone: 'danger' },
      { label: say('已下架', 'Off shelf'), tone: 'neutral' },
    ]
    const state = states[at % states.length] ?? { label: '', tone: 'neutral' as const }
    return {
      id: `${1001 + at}`,
      name: say(zh, en),
      kind: at % 2 === 0 ? say('智能算力', 'AI compute') : say('应用商品', 'Application'),
      price: `¥${((at + 1) * 1280).toLocaleString('en-US')}.00`,
      stock: (at * 37) % 120,
      sales: at * 18,
      state,
      ...(state.tone === 'danger' && {
        reason: say(
          '商品说明与规格不一致，请修改后重新提交。',
          'The description does not match the specification.',
        ),
      }),
    }
  })

export const goodsColumns = (say: Say): readonly Column<GoodsRow>[] => [
  {
    key: 'name',
    header: say('商品', 'Goods'),
    card: 'title',
    sortable: true,
    render: ({ name, id }) => (
      <Stack gap={0}>
        <Text as="span" weight="medium">
          {name}
        </Text>
        <Text as="span" size="caption" tone="faint">
          {id}
        </Text>
      </Stack>
    ),
  },
  { key: 'kind', header: say('类型', 'Kind'), nowrap: true, render: ({ kind }) => kind },
  {
    key: 'price',
    header: say('价格', 'Price'),
    align: 'end',
    nowrap: true,
    sortable: true,
    render: ({ price }) => price,
  },
  { key: 'stock', header: say('库存', 'Stock'), align: 'end', sortable: true, render: ({ stock }) => stock },
  { key: 'sales', header: say('销量', 'Sales'), align: 'end', card: 'none', render: ({ sales }) => sales },
  {
    key: 'state',
    header: say('状态', 'State'),
    card: 'tag',
    nowrap: true,
    render: ({ state }) => <Tag tone={state.tone}>{state.label}</Tag>,
  },
]

export const reasonOf = ({ reason }: GoodsRow) =>
  reason === undefined ? null : (
    <Inline gap={1}>
      <Text as="span" size="caption" tone="danger">
        {reason}
      </Text>
    </Inline>
  )

export const goodsView = (say: Say): ListView<GoodsRow> => ({
  head: {
    title: say('商品管理', 'Goods'),
    primary: { key: 'publish', label: say('发布商品', 'Publish goods'), to: '/goods/new' },
  },
  rows: { kind: 'loaded', value: goodsRows(say) },
  tabs: {
    value: 'all',
    items: [
      { id: 'all', label: say('全部', 'All'), count: 42 },
      { id: 'on', label: say('已上架', 'On shelf'), count: 30 },
      { id: 'off', label: say('已下架', 'Off shelf'), count: 6 },
      { id: 'refused', label: say('审核不通过', 'Rejected'), count: 2 },
      { id: 'draft', label: say('草稿与申请', 'Drafts and applications'), count: 4 },
    ],
  },
  search: { label: say('商品名称或编号', 'Name or number'), value: '' },
  filters: [
    {
      key: 'kind',
      label: say('类型', 'Kind'),
      value: '',
      options: [
        { value: 'ai', label: say('智能算力', 'AI compute') },
        { value: 'app', label: say('应用商品', 'Application') },
      ],
    },
    {
      key: 'stock',
      label: say('库存', 'Stock'),
      value: '',
      options: [
        { value: 'low', label: say('即将售罄', 'Nearly gone') },
        { value: 'none', label: say('已售罄', 'Sold out') },
      ],
    },
  ],
  savedViews: { items: [{ id: 'v1', name: say('需要补货', 'To restock') }], current: null },
  sort: { key: 'stock', descending: false },
  selected: new Set(),
  exporting: false,
  pager: { size: 20, hasPrevious: false, hasNext: true, total: totalMessage(42) },
  empty: {
    title: say('还没有商品', 'No goods yet'),
    text: say(
      '发布第一件商品，审核通过后买家即可看到。',
      'Publish your first goods; buyers see them after the review.',
    ),
    action: { key: 'publish', label: say('发布商品', 'Publish goods'), to: '/goods/new' },
  },
})

export const listCommands = {
  retry: fn(),
  previous: fn(),
  next: fn(),
  resize: fn(),
  toPage: fn(),
  openTab: fn(),
  search: fn(),
  filter: fn(),
  clearFilters: fn(),
  showViews: fn(),
  openView: fn(),
  saveView: fn(),
  removeView: fn(),
  sort: fn(),
  select: fn(),
  closeOutcome: fn(),
  showFresh: fn(),
  exportRows: fn(),
} satisfies Required<ListCommands>
