import { formEndpoints } from '@compute-mall/core/form'
import { emptyGoodsForm, type GoodsForm, goodsEndpoints } from '@compute-mall/core/goods'
import { resourceEndpoints } from '@compute-mall/core/resource'
import { searchEndpoints } from '@compute-mall/core/search'
import { origin } from './account.ts'
import { barriers } from './axe.ts'
import { expect, expectTexts, overflow, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    add: '新增资源',
    save: '保存',
    number: /^资源编号/,
    nameZh: /^中文名称/,
    nameEn: /^英文名称/,
    type: /^资源类型/,
    center: /^算力中心/,
    taken: '资源编号 GPU-A800-KS01 已存在',
    addSpecification: '添加规格',
    code: /^规格编码/,
    remove: '删除规格 h20x8',
    lastOne: '至少保留一个规格',
    enable: '启用',
    enabled: '已启用',
    disable: '停用',
    disabled: '已停用',
    stay: '0 个已开通的资源继续运行',
    item: /^目录资源/,
    saved: /草稿已保存|已保存/,
    price: /^售价（元）/,
    capacity: / 总量$/,
    submit: '提交审核',
    confirm: '确认提交',
    pending: '待审核',
    gone: '该资源已停用，不能用于新的商品',
  },
  en: {
    add: 'Add a resource',
    save: 'Save',
    number: /^Resource number/,
    nameZh: /^Chinese name/,
    nameEn: /^English name/,
    type: /^Type/,
    center: /^Computing centre/,
    taken: 'The resource number GPU-A800-KS01 exists already.',
    addSpecification: 'Add a specification',
    code: /^Specification code/,
    remove: 'Remove specification h20x8',
    lastOne: 'At least one specification must remain',
    enable: 'Enable',
    enabled: 'Enabled',
    disable: 'Disable',
    disabled: 'Disabled',
    stay: '0 open resources go on',
    item: /^Catalogue item/,
    saved: /saved/i,
    price: /^Price \(yuan\)/,
    capacity: /^Capacity in/,
    submit: 'Submit for review',
    confirm: 'Confirm and submit',
    pending: 'To be reviewed',
    gone: 'This resource is disabled and cannot be offered anew',
  },
} as const

/** What a call is refused with; fails where it is answered. */
const refusal = async (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'answered',
    (error: unknown) => String(error),
  )

test('[J16][R4.04][R5.11] an admin adds a resource, a merchant offers it, and nobody offers it anew once it is disabled', async ({
  page,
  enter,
  language,
}) => {
  test.setTimeout(150_000)
  const w = words[language]
  const mark = `${language}${Date.now().toString(36)}`.toUpperCase()
  const name = `H20 ${mark}`
  const admin = await enter('admin')
  await page.goto('/ui/admin/#/catalogue/new')
  await page.getByRole('textbox', { name: w.number }).fill('gpu-a800-ks01')
  await page.getByRole('textbox', { name: w.nameZh }).fill(name)
  await page.getByRole('textbox', { name: w.nameEn }).fill(name)
  await page.getByRole('combobox', { name: w.type }).selectOption('gpu')
  await page.getByRole('combobox', { name: w.center }).selectOption('c-kunshan')
  await page.getByRole('button', { name: w.save }).click()
  await expect(page.getByText(w.taken).first()).toBeVisible()
  await page.getByRole('textbox', { name: w.number }).fill(`GPU-H20-${mark}`)
  await page.getByRole('button', { name: w.save }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const itemId = new URL(page.url()).hash.split('/').at(-1) ?? ''
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: w.addSpecification }).click()
  await dialog.getByRole('textbox', { name: w.code }).fill('h20x8')
  await dialog.getByRole('textbox', { name: w.nameZh }).fill('H20 × 8')
  await dialog.getByRole('button', { name: w.addSpecification }).click()
  await expect(page.getByRole('button', { name: w.remove })).toHaveAccessibleDescription(w.lastOne)
  const last = { params: { itemId, code: 'h20x8' } }
  expect(await refusal(call(resourceEndpoints.removeSpecification, last, origin(), admin))).toContain(
    'RESOURCE10003',
  )
  await page.getByRole('button', { name: w.enable, exact: true }).click()
  await expect(page.getByText(w.enabled, { exact: true })).toBeVisible()
  const item = page.url()

  const seller = await enter('seller')
  const tree = await call(
    searchEndpoints.categoryTree,
    { query: { categoryModule: 'resource' } },
    origin(),
    seller,
  )
  const form: GoodsForm = {
    ...emptyGoodsForm('heterogeneous'),
    classification: {
      category: tree.find(({ code }) => code === 'heterogeneous')?.children[0]?.code ?? '',
      industry: [],
      resource: [],
      delivery: [],
      spec: [],
    },
    name: { zh: `H20 算力 ${mark}`, en: name },
    summary: { zh: '八卡训练节点', en: 'Eight cards for training' },
    description: [{ zh: '整机八卡，按卡时计费。', en: 'Whole nodes of eight cards by the card-hour.' }],
  }
  const begin = async () => {
    const body = { kind: form.kind, copyOf: undefined }
    const { goodsId } = await call(goodsEndpoints.create, { body }, origin(), seller)
    const draft = { subjectId: goodsId, revision: 1, record: { ...form } }
    await call(formEndpoints.saveDraft, { params: { form: 'goods' }, body: draft }, origin(), seller)
    await page.goto('about:blank')
    await page.goto(`/ui/seller/#/goods/${goodsId}/edit`)
    await page.getByRole('combobox', { name: w.item }).selectOption(itemId)
    await page.getByLabel(w.price).fill('12.5')
    await page.getByLabel(w.capacity).fill('64')
    await page.getByLabel(w.capacity).press('Enter')
    await expect(page.getByText(w.saved).first()).toBeVisible()
    return goodsId
  }
  const offered = await begin()
  await expect.poll(() => barriers(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await expectTexts(page)
  await page.getByRole('button', { name: w.submit }).click()
  await page.getByRole('button', { name: w.confirm }).click()
  await expect(page.getByText(w.pending).first()).toBeVisible()
  const own = (id: string) => call(goodsEndpoints.own, { params: { id } }, origin(), seller)
  const { application } = await own(offered)
  expect([application?.form.catalogueItemId, application?.form.resourceType]).toEqual([itemId, 'gpu'])
  expect(
    application?.form.skus.map(({ specificationValues, stock }) => [specificationValues, stock]),
  ).toEqual([[{ specification: 'h20x8' }, [{ clusterId: 'c-kunshan', capacity: 64 }]]])
  const second = await begin()
  await page.waitForTimeout(1_500)

  await enter('admin')
  await page.goto('about:blank')
  await page.goto(item)
  await page.getByRole('button', { name: w.disable, exact: true }).click()
  await expect(dialog.getByText(w.stay)).toBeVisible()
  await dialog.getByRole('button', { name: w.disable, exact: true }).click()
  await expect(page.getByText(w.disabled, { exact: true })).toBeVisible()

  await enter('seller')
  await page.goto('about:blank')
  await page.goto(`/ui/seller/#/goods/${second}/edit`)
  await expect(page.getByRole('combobox', { name: w.item })).toHaveValue(itemId)
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByText(w.gone).first()).toBeVisible()
  const { draft } = await own(second)
  const submitted = { params: { id: second }, body: { revision: draft?.revision ?? 0, answers: {} } }
  expect(await refusal(call(goodsEndpoints.submit, submitted, origin(), seller))).toContain('MALL10006')
  const place = { query: { clusterId: 'c-kunshan', resourceType: [] } }
  const items = await call(resourceEndpoints.offeredItems, place, origin(), seller)
  expect(items.some((known) => known.itemId === itemId)).toBe(false)
})
