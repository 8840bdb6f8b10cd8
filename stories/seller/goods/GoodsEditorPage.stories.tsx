import { emptyGoodsForm, type GoodsForm, goodsMessages, goodsProblems } from '@compute-mall/core/goods'
import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { fieldId, sectionOf } from '@compute-mall/seller/features/goods/editor.types.ts'
import {
  GoodsEditorPage,
  type GoodsEditorPageProps,
} from '@compute-mall/seller/features/goods/GoodsEditorPage.tsx'
import { statusesOf as sectionStatuses } from '@compute-mall/seller/features/goods/statuses.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inDesk, onPhone } from '../frame.tsx'
import { NOW, publishedForm, refusedReasons } from './ownGoods.ts'

const { softwareForm } = goodsFormFixtures
/** Dialogs are loaded once they are asked for. */
const patient = { timeout: 10_000 }
const unnamed = emptyGoodsForm('software')

type View = GoodsEditorPageProps['view']

/** How far each section is. */
const statusesOf = (form: GoodsForm, isChecked = false): View['statuses'] =>
  sectionStatuses(
    form,
    goodsProblems(form, NOW).map(({ field }) => field),
    isChecked,
  )

const meta = {
  title: 'Seller/Goods/Editor',
  component: GoodsEditorPage,
  parameters: { layout: 'fullscreen', inBothLanguages: true },
  ...inDesk('goods'),
  args: {
    view: {
      title: '云帆流体求解器',
      goodsId: 'goods_1',
      statuses: statusesOf(softwareForm),
      section: 'basics',
      faults: [],
      attempt: 0,
      draft: { kind: 'saved', at: '11:58' },
      overview: null,
      isSubmitting: false,
      submitReason: undefined,
      differences: [],
      reasons: [],
      mended: new Set<string>(),
      answers: {},
      categories: [
        { value: 'cfd', label: '流体力学 CFD' },
        { value: 'md', label: '分子动力学 MD' },
      ],
      industries: [
        { value: 'aerospace', label: '航空航天' },
        { value: 'energy', label: '能源' },
        { value: 'life', label: '生命科学' },
      ],
      items: [{ value: 'item_1', label: 'A800 训练节点 · GPU-A800-01' }],
      centers: [
        { value: 'c-kunshan', label: '华东一区（昆山）算力中心' },
        { value: 'c-zhongwei', label: '西北二区（中卫）算力中心' },
      ],
      specs: [
        { value: 'A800', label: 'NVIDIA A800 80GB' },
        { value: 'Intel8480', label: 'Intel 8480+' },
      ],
      deliveries: [
        { value: 'licence', label: '软件许可' },
        { value: 'account', label: '平台账号' },
      ],
      platformLimits: null,
      finder: { found: null, names: new Map() },
      prefix: 'oods_1',
    },
    fields: { form: softwareForm, published: null, errorOf: () => undefined, change: fn() },
    links: { list: '/goods', goods: '/goods/goods_1' },
    commands: {
      toSection: fn(),
      submit: fn(),
      change: fn(),
      confirm: fn(),
      keepMine: fn(),
      takeTheirs: fn(),
      offer: fn(),
      answer: fn(),
      merge: fn(),
      need: fn(),
      findGoods: fn(),
    },
  },
} satisfies Meta<typeof GoodsEditorPage>
export default meta
type Story = StoryObj<typeof meta>
const { view, fields } = meta.args

const english = {
  ...view,
  title: 'Yunfan Flow Solver',
  categories: [{ value: 'cfd', label: 'Computational fluid dynamics' }],
  industries: [
    { value: 'aerospace', label: 'Aerospace' },
    { value: 'energy', label: 'Energy' },
    { value: 'life', label: 'Life sciences' },
  ],
  centers: [{ value: 'c-kunshan', label: 'East China I (Kunshan) Computing Centre' }],
}

/** Nothing is written yet, and so nothing can be handed in. */
const startOf = (form: GoodsForm) => ({
  view: {
    ...view,
    title: '未命名商品',
    statuses: statusesOf(form),
    draft: { kind: 'none' as const },
    submitReason: '没有需要提交的修改',
  },
  fields: { ...fields, form },
})

export const Draft: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands, fields: told } }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^商品名称\*$/), '！')
    await expect(told.change).toHaveBeenLastCalledWith({
      name: { zh: '云帆流体求解器！', en: 'Yunfan Flow Solver' },
    })
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await expect(commands.submit).toHaveBeenCalledOnce()
    // A hint below the one leaves the other as high as it is.
    const heights = [/^规格编号\*$/, /^报价截止时间/].map((name) => {
      const [field] = canvas.getAllByLabelText(name)
      return field?.parentElement?.getBoundingClientRect().height
    })
    await expect(heights[0]).toBe(heights[1])
  },
}
export const English: Story = { args: { view: english }, globals: { language: 'en' } }
export const New: Story = {
  args: startOf(unnamed),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await expect(within(canvasElement).getByText('只有一种规格的商品无需填写。')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^提交审核/ }))
    await expect(commands.submit).not.toHaveBeenCalled()
  },
}
/** Computing is offered from the catalogue: what is chosen there brings its specifications and its centre. */
export const NewCompute: Story = {
  args: startOf(emptyGoodsForm('heterogeneous')),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const item = within(canvasElement).getByRole('combobox', { name: /^目录资源/ })
    await userEvent.selectOptions(item, 'item_1')
    await expect(commands.offer).toHaveBeenCalledWith('item_1')
  },
}

/** What an empty form lacks, each with the way to its field. */
const lacking: Readonly<Record<string, string>> = {
  'classification.category': '商品分类',
  'name.zh': '商品名称',
  'summary.zh': '一句话介绍',
  description: '商品介绍',
  skus: '价格',
}
const MISSING = goodsMessages.zh['problem.required']
export const Wrong: Story = {
  args: {
    view: {
      ...view,
      title: '未命名商品',
      statuses: statusesOf(unnamed, true),
      attempt: 1,
      faults: Object.entries(lacking).map(([field, name]) => ({
        fieldId: fieldId(field),
        section: sectionOf(field),
        message: `${name} · ${MISSING}`,
      })),
    },
    fields: {
      ...fields,
      form: unnamed,
      errorOf: (path) => (path in lacking ? MISSING : undefined),
    },
  },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: /^一句话介绍/ }))
    await expect(canvas.getByLabelText(/^一句话介绍\*$/)).toHaveFocus()
  },
}
export const PhoneWrong: Story = { ...onPhone, args: { ...Wrong.args } }

/** Each reason with its answer; what was mended says so. */
export const Refused: Story = {
  args: {
    view: {
      ...view,
      reasons: refusedReasons,
      mended: new Set(['description.0']),
      draft: { kind: 'saved', at: '11:58' },
    },
    fields: { ...fields, published: publishedForm },
  },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.type(within(canvasElement).getByLabelText(/^对 规格 1 · 价格 1 · 售价 的说明/), '已')
    await expect(commands.answer).toHaveBeenCalledWith('skus.0.pricing.0.price', '已')
  },
}
export const RefusedEnglish: Story = {
  args: { view: { ...english, reasons: refusedReasons }, fields: { ...fields, published: publishedForm } },
  globals: { language: 'en' },
}

const revised: GoodsForm = {
  ...publishedForm,
  name: { zh: '云帆流体求解器 2.0', en: 'Yunfan Flow Solver 2.0' },
  summary: { zh: '面向航空外流场的可压缩求解器，支持 GPU', en: softwareForm.summary.en },
}
/** What is on sale is changed: beside each field stands what buyers see, and the preview shows both versions. */
export const OnSale: Story = {
  args: { fields: { ...fields, form: revised, published: publishedForm } },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('已发布：云帆流体求解器')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '预览' }))
    const dialog = within(await canvas.findByRole('dialog', {}, patient))
    await expect(dialog.getByRole('region', { name: '买家当前看到的版本' })).toBeVisible()
    await userEvent.click(dialog.getByRole('tab', { name: '手机端' }))
    await expect(dialog.getByRole('region', { name: '草稿' })).toBeVisible()
  },
}
export const OnSaleEnglish: Story = {
  args: { view: english, fields: { ...fields, form: revised, published: publishedForm } },
  globals: { language: 'en' },
}

/** Another window saved otherwise: each field is chosen by itself (J8). */
export const Conflict: Story = {
  args: {
    view: {
      ...view,
      draft: { kind: 'conflict' },
      submitReason: '草稿已在其他窗口更新',
      differences: [
        { field: 'name.zh', before: '云帆求解器', after: '云帆流体求解器' },
        { field: 'skus.0.pricing.0.price', before: '1100.00', after: '1200.00' },
      ],
    },
  },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const dialog = within(await within(canvasElement).findByRole('alertdialog', {}, patient))
    const name = within(dialog.getByRole('group', { name: '商品名称' }))
    await userEvent.click(name.getByRole('radio', { name: /其他窗口/ }))
    await userEvent.click(dialog.getByRole('button', { name: '按所选合并' }))
    await expect(commands.merge).toHaveBeenCalledWith(new Set(['name.zh']))
  },
}
export const PhoneConflict: Story = { ...onPhone, args: { ...Conflict.args } }
export const NotSaved: Story = {
  args: { view: { ...view, draft: { kind: 'failed' }, submitReason: '草稿正在保存，请稍候' } },
}

const overview: View['overview'] = {
  parts: [
    {
      section: 'basics',
      title: '基本信息',
      items: [{ name: '商品名称', value: '云帆流体求解器' }],
    },
    {
      section: 'prices',
      title: '价格',
      items: [
        { name: 'YF-S', value: '¥1200.00 / 月, ¥0 / 天' },
        { name: 'YF-R', value: '¥800.00 / 月' },
      ],
    },
    { section: 'delivery', title: '交付方式', items: [] },
  ],
  text: '提交后进入审核，预计 3 个工作日内完成；通过前买家看不到该商品。',
}
/** The last look before it is handed in. */
export const LastLook: Story = {
  args: { view: { ...view, overview } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '确认提交' }))
    await expect(commands.confirm).toHaveBeenCalledOnce()
  },
}

const emptied: GoodsForm = {
  ...softwareForm,
  skus: softwareForm.skus.map((sku) => ({ ...sku, stock: [{ clusterId: '', capacity: 0 }] })),
}
/** A stock of which nothing can be sold is told at its section, which is not complete. */
export const NothingToSell: Story = {
  args: { view: { ...view, statuses: statusesOf(emptied) }, fields: { ...fields, form: emptied } },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^总量合计为 0 时/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '计算中心与库存 待填写' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '依赖商品 选填' })).toBeVisible()
  },
}
/** The last look says it once more, and what was left empty. */
export const LastLookAtNothing: Story = {
  args: { view: { ...view, overview: { ...overview, warnings: ['目前没有可售库存'] } } },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('目前没有可售库存')).toBeVisible()
    await expect(canvas.getByText('未填写')).toBeVisible()
  },
}
export const Submitting: Story = { args: { view: { ...view, overview, isSubmitting: true } } }

/** A phone shows one section after the other. */
export const Phone: Story = {
  ...onPhone,
  globals: { ...onPhone.globals, language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下一步' }))
    await expect(commands.toSection).toHaveBeenCalledWith('description')
  },
}
export const PhoneDescription: Story = { ...onPhone, args: { view: { ...view, section: 'description' } } }
export const PhonePrices: Story = {
  ...onPhone,
  args: { view: { ...english, section: 'prices' } },
  globals: { ...onPhone.globals, language: 'en' },
}
export const PhoneLimits: Story = { ...onPhone, args: { view: { ...view, section: 'limits' } } }

/** What the shop allows leaves nothing of what the platform sells: nobody could buy it (R3.08). */
const unsellable: GoodsForm = {
  ...emptyGoodsForm('storage'),
  type: 'storage',
  name: { zh: '并行文件存储', en: 'Parallel file storage' },
  limit: { amount: 1, maxAmount: 50, duration: 1, maxDuration: 12 },
}
const beyondPlatform = (language: 'zh' | 'en', named: typeof view, section: string, allowed: string) => {
  const message = goodsMessages[language]['problem.belowPlatform'].replace('{{most}}', '100')
  return {
    view: {
      ...named,
      title: unsellable.name[language],
      section: 'limits',
      statuses: { ...named.statuses, limits: 'wrong' as const },
      attempt: 1,
      faults: [
        { fieldId: fieldId('limit.maxAmount'), section: 'limits', message: `${section} · ${message}` },
      ],
      platformLimits: [allowed],
    },
    fields: {
      ...fields,
      form: unsellable,
      errorOf: (path: string) => (path === 'limit.maxAmount' ? message : undefined),
    },
  }
}
export const BeyondPlatform: Story = {
  args: beyondPlatform('zh', view, '最大数量', '存储每次 100–500000 GB'),
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(/^最大数量/)
    await expect(field).toHaveAccessibleDescription(/平台规定至少为 100/)
  },
}
export const PhoneBeyondPlatform: Story = {
  ...onPhone,
  args: beyondPlatform('en', english, 'Maximum amount', 'Storage of 100 to 500000 GB'),
  globals: { ...onPhone.globals, language: 'en' },
}
export const PhoneMore: Story = {
  ...onPhone,
  args: { view: { ...english, section: 'more' } },
  globals: { ...onPhone.globals, language: 'en' },
}

/** In which ways goods come to their buyers, at which address, and by which instructions. */
export const PhoneDelivery: Story = {
  ...onPhone,
  args: { view: { ...view, section: 'delivery' } },
  globals: { ...onPhone.globals, language: 'zh' },
  play: async ({ canvasElement, args: { fields: told } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: '平台账号' }))
    await expect(told.change).toHaveBeenLastCalledWith({
      classification: { ...softwareForm.classification, delivery: ['licence', 'account'] },
    })
    const [first] = canvas.getAllByRole('button', { name: '添加一行' })
    if (first === undefined) throw new Error('there is no sku')
    await userEvent.click(first)
    await expect(told.change).toHaveBeenCalledTimes(2)
  },
}
/** Goods that are needed: found by words, required or useful, removed again. */
export const PhoneDependencies: Story = {
  ...onPhone,
  args: {
    view: {
      ...view,
      section: 'dependencies',
      finder: {
        found: { kind: 'loaded', value: [{ id: '200001', name: { zh: 'A800 训练节点', en: 'A800 node' } }] },
        names: new Map([['200002', { zh: '通用算力队列', en: 'CPU queue' }]]),
      },
    },
    fields: { ...fields, form: { ...softwareForm, dependencies: [{ goodsId: '200002', required: true }] } },
  },
  globals: { ...onPhone.globals, language: 'zh' },
  play: async ({ canvasElement, args: { commands, fields: told } }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('查找商品'), 'A800')
    await userEvent.click(canvas.getByRole('button', { name: '查找' }))
    await expect(commands.findGoods).toHaveBeenCalledWith('A800')
    await userEvent.click(canvas.getByRole('button', { name: '添加 A800 训练节点' }))
    await expect(told.change).toHaveBeenLastCalledWith({
      dependencies: [
        { goodsId: '200002', required: true },
        { goodsId: '200001', required: true },
      ],
    })
    await userEvent.click(canvas.getByRole('radio', { name: '推荐搭配' }))
    await expect(told.change).toHaveBeenLastCalledWith({
      dependencies: [{ goodsId: '200002', required: false }],
    })
  },
}
export const PhoneNothingFound: Story = {
  ...onPhone,
  args: {
    view: {
      ...view,
      section: 'dependencies',
      finder: { found: { kind: 'loaded', value: [] }, names: new Map() },
    },
  },
}
export const PhoneSearchFailed: Story = {
  ...onPhone,
  args: {
    view: {
      ...view,
      section: 'dependencies',
      finder: { found: { kind: 'failed', message: { key: 'error:SYS10007' } }, names: new Map() },
    },
  },
}
/** What the platform allows stands beside the limits of the seller. */
export const PhonePlatformLimits: Story = {
  ...onPhone,
  args: {
    view: { ...view, section: 'limits', platformLimits: ['存储每次 100–1024000 GB', '存储至少 1 个月'] },
  },
}
export const PhoneWhere: Story = { ...onPhone, args: { view: { ...view, section: 'where' } } }
export const PhoneSpecifications: Story = {
  ...onPhone,
  args: { view: { ...english, section: 'specifications' } },
  globals: { ...onPhone.globals, language: 'en' },
}
/** At a time within 90 days, or at once. */
export const PhoneListing: Story = {
  ...onPhone,
  args: {
    view: { ...view, section: 'listing' },
    fields: { ...fields, form: { ...softwareForm, shelfAt: '2026-12-01T01:00:00.000Z' } },
  },
  globals: { ...onPhone.globals, language: 'zh' },
  play: async ({ canvasElement, args: { fields: told } }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: '审核通过后立即上架' }))
    await expect(told.change).toHaveBeenLastCalledWith({ shelfAt: null })
  },
}
/** The cells of a spreadsheet become prices; lines that fit nothing are told. */
export const Pasting: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { fields: told } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '从表格粘贴' }))
    const dialog = within(await canvas.findByRole('dialog', {}, patient))
    await userEvent.click(dialog.getByLabelText('表格内容'))
    await userEvent.paste('YF-R\t700\t900\t30\nYF-X\t1')
    await expect(dialog.getByText('YF-X\t1', { normalizer: (text) => text })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '应用到 1 个规格' }))
    await expect(told.change).toHaveBeenCalledOnce()
  },
}
