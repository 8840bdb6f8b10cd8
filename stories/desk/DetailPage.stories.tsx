import { type DetailContent, DetailPage, type DetailView } from '@compute-mall/ui/desk/detail'
import { Text } from '@compute-mall/ui/layout'
import { Card, CopyText, Notice, Table } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { nothing, type Say, shown } from '../specimen.tsx'
import { inDesk, onPhone } from './desk.tsx'
import { type GoodsRow, goodsColumns, goodsRows } from './goods.tsx'

/**
 * One thing of a work app: its state and main action, its facts, its parts as tabs, and what happened to it.
 *
 * **Do:** put what hinders, with what to do next, above the facts.
 *
 * **Don't:** show more than one main action, or a tab for a single fact.
 */
const meta: Meta = {
  title: 'Desk/DetailPage',
  component: DetailPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk(),
}
export default meta
type Story = StoryObj

const view = (say: Say): DetailView<GoodsRow> => ({
  head: {
    trail: [
      { label: say('商品管理', 'Goods'), to: '/goods' },
      { label: say('8×A800 整机', '8×A800 whole machine') },
    ],
    title: say('8×A800 整机', '8×A800 whole machine'),
    tag: { label: say('审核不通过', 'Rejected'), tone: 'danger' },
    note: <CopyText name={say('商品编号', 'Goods number')} text="1001" />,
    primary: { key: 'edit', label: say('修改并重新提交', 'Change and submit again'), to: '/goods/1001/edit' },
  },
  state: { kind: 'loaded', value: goodsRows(say, 1)[0] as GoodsRow },
  actions: [
    { key: 'preview', label: say('预览', 'Preview'), to: '/goods/1001/preview' },
    { key: 'copy', label: say('复制', 'Copy'), onPress: nothing },
    {
      key: 'shelve',
      label: say('上架', 'Shelve'),
      onPress: nothing,
      disabledReason: say('审核不通过', 'It was rejected'),
    },
    { key: 'delete', label: say('删除', 'Delete'), danger: true, onPress: nothing },
  ],
})

const content = (say: Say): DetailContent => ({
  message: (
    <Notice tone="danger" title={say('需要修改 2 处', '2 things to correct')}>
      {say(
        '营业执照照片不清晰；账户名称与公司名称不一致。',
        'The licence is unreadable; the account name differs.',
      )}
    </Notice>
  ),
  facts: {
    items: [
      { name: say('类型', 'Kind'), value: say('智能算力', 'AI compute') },
      { name: say('价格', 'Price'), value: '¥1,280.00' },
      { name: say('库存', 'Stock'), value: '37' },
      { name: say('定时上架', 'Listing at'), value: null },
    ],
  },
  tabs: {
    value: 'centres',
    items: [
      { id: 'centres', label: say('算力中心', 'Centres'), count: 3 },
      { id: 'versions', label: say('版本', 'Versions') },
    ],
  },
  children: (
    <Card title={say('各中心库存', 'Stock by centre')}>
      <Table<GoodsRow>
        caption={say('各中心库存', 'Stock by centre')}
        columns={goodsColumns(say).slice(0, 4)}
        rows={goodsRows(say, 3)}
        rowKey={({ id }) => id}
      />
    </Card>
  ),
  timeline: [
    {
      key: '3',
      title: say('审核不通过', 'Rejected'),
      tone: 'danger',
      at: { text: '2026-11-20 17:02', iso: '2026-11-20T09:02:00Z' },
      who: say('平台运营', 'Operations'),
      text: say('营业执照照片不清晰，请重新上传。', 'The licence is unreadable, please upload it again.'),
    },
    {
      key: '2',
      title: say('提交审核', 'Submitted'),
      tone: 'info',
      at: { text: '2026-11-19 10:21', iso: '2026-11-19T02:21:00Z' },
      who: say('李云', 'Yun Li'),
    },
    {
      key: '1',
      title: say('创建草稿', 'Draft begun'),
      at: { text: '2026-11-19 09:40', iso: '2026-11-19T01:40:00Z' },
      who: say('李云', 'Yun Li'),
    },
  ],
})

const openTab = nothing
const draw = (
  change: (say: Say) => Partial<DetailView<GoodsRow>> = () => ({}),
  shownContent: (say: Say) => DetailContent = content,
): Story =>
  shown((say) => (
    <DetailPage<GoodsRow> view={{ ...view(say), ...change(say) }} commands={{ retry: nothing, openTab }}>
      {() => shownContent(say)}
    </DetailPage>
  ))

export const Default: Story = {
  ...draw(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('8×A800')
    await userEvent.click(canvas.getByRole('button', { name: /更多操作|More actions/ }))
    await expect(canvas.getByRole('button', { name: /删除|Delete/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}
export const FactsAlone: Story = draw(undefined, (say) => {
  const { facts } = content(say)
  return { facts }
})
export const Loads: Story = draw(() => ({ state: { kind: 'loading' } }))
export const Failed: Story = draw(() => ({
  state: { kind: 'failed', message: { key: 'failure:failedTitle' }, requestId: '01JD3W9K7Q' },
}))
export const Forbidden: Story = draw(() => ({ state: { kind: 'forbidden' } }))
export const EmptyMissing: Story = draw(() => ({ state: { kind: 'missing' } }))
export const Offline: Story = draw(() => ({ notice: { kind: 'offline', at: '2026-11-21 09:58' } }))
export const Stale: Story = draw((say) => ({
  notice: {
    kind: 'stale',
    change: say('张明修改了价格。', 'Ming Zhang changed the price.'),
    onReload: nothing,
  },
}))
export const PrimaryDisabled: Story = draw((say) => ({
  head: {
    ...view(say).head,
    primary: {
      key: 'edit',
      label: say('修改并重新提交', 'Change and submit again'),
      onPress: nothing,
      disabledReason: say('张明正在编辑', 'Ming Zhang is editing it'),
    },
  },
}))
export const LongTexts: Story = draw(
  (say) => ({
    head: {
      ...view(say).head,
      title: say(
        '国家超级计算中心某某区域分中心智能算力整机资源年度合同标准版（含迁移与调优服务）',
        'Whole machine of the regional branch of the national supercomputing centre, standard, with migration',
      ),
    },
  }),
  (say) => ({
    facts: {
      items: [
        {
          name: say('一个很长的参数名称用来测试换行', 'A name of a parameter that is rather long'),
          value: '2026112103072500018842202611210307250001884220261121030725',
        },
      ],
    },
    children: (
      <Card>
        <Text>20261121030725000188422026112103072500018842202611210307250001884220261121030725000</Text>
      </Card>
    ),
    timeline: content(say).timeline,
  }),
)
export const Phone: Story = { ...draw(), ...onPhone }
export const PhoneLoads: Story = { ...Loads, ...onPhone }
export const PhoneLongTexts: Story = { ...LongTexts, ...onPhone }
