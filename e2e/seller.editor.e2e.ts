import { goodsEndpoints, ownGoodsList } from '@compute-mall/core/goods'
import { readList } from '@compute-mall/core/list'
import { origin, signInAs } from './account.ts'
import { expect, expectTexts, test } from './journey.ts'
import { call } from './product/request.ts'
import { callsOf, describeGoods, editorWords, elsewhere, field, openApplication } from './selling.ts'

// Tracing reads the preview's blob from within the page, which our content security policy rightly refuses.
test.use({ trace: 'off' })

const words = {
  zh: {
    ...editorWords.zh,
    kind: '商品类型',
    delivery: '软件许可',
    instructions: '使用说明',
    addRow: '添加一行',
    rowName: '第 1 行名称',
    rowValue: '第 1 行内容',
    secondName: '第 2 行名称',
    secondValue: '第 2 行内容',
    params: '商品参数',
    up: '上移系统',
    find: '查找商品',
    findIt: '查找',
    addNeed: /^添加 .*A800/,
    useful: '推荐搭配',
    checklist: '审核时会查看',
    state: '发布申请',
    tools: '视图与导出',
    saveView: '保存当前视图',
    viewName: '视图名称',
    save: '保存',
    application: '申请',
    afterPassing: '审核通过后的版本',
    phone: '手机端',
    fresh: /^有 \d+ 条新数据$/,
    none: '没有待审核的申请',
    search: '搜索商品名称、编号或店铺',
  },
  en: {
    ...editorWords.en,
    kind: 'Kind',
    delivery: 'Licence',
    instructions: 'Instructions',
    addRow: 'Add a row',
    rowName: 'Name 1',
    rowValue: 'Value 1',
    secondName: 'Name 2',
    secondValue: 'Value 2',
    params: 'Parameters',
    up: 'Move 系统 up',
    find: 'Find goods',
    findIt: 'Find',
    addNeed: /^Add .*A800/,
    useful: 'Useful beside it',
    checklist: 'What the reviewer looks at',
    state: 'Applied to publish',
    tools: 'Views and export',
    saveView: 'Save this view',
    viewName: 'Name of the view',
    save: 'Save',
    application: 'Application',
    afterPassing: 'After passing',
    phone: 'Phone',
    fresh: /^\d+ new$/,
    none: 'No application waits for a review',
    search: 'Search goods, numbers and shops',
  },
} as const

test('[J1][R6.06][R4.03] a merchant corrects the kind, says how goods are delivered and what they need; the reviewer sees what buyers will', async ({
  page,
  context,
  browser,
  enter,
  language,
}) => {
  test.setTimeout(120_000)
  const w = words[language]
  const name = `交付与依赖 ${language} ${Date.now()}`
  await enter('seller')
  const cookie = await signInAs(context, 'seller')
  await page.goto('/ui/seller/#/')
  await page.getByRole('link', { name: w.publish, exact: true }).click()
  await field(page, w.kind).selectOption('data')
  await page.getByRole('button', { name: w.begin }).click()
  await expect(field(page, w.name)).toBeVisible()
  await field(page, w.kind).selectOption('software')
  await field(page, w.name).fill(name)
  await describeGoods(page, w, '88')

  // What can be chosen there is asked for once it is in sight.
  const instructions = page.getByRole('region', { name: w.instructions })
  await instructions.scrollIntoViewIfNeeded()
  await page.getByRole('checkbox', { name: w.delivery, exact: true }).check()
  await instructions.getByRole('button', { name: w.addRow }).click()
  await instructions.getByLabel(w.rowName, { exact: true }).fill('登录')
  await instructions.getByLabel(w.rowValue, { exact: true }).fill('用平台账号登录')

  await page.getByLabel(w.find).fill('A800')
  await page.getByRole('button', { name: w.findIt, exact: true }).click()
  await page.getByRole('button', { name: w.addNeed }).first().click()
  await page.getByRole('radio', { name: w.useful }).check()

  const params = page.getByRole('region', { name: w.params, exact: true })
  await params.getByRole('button', { name: w.addRow }).click()
  await params.getByLabel(w.rowName, { exact: true }).fill('架构')
  await params.getByLabel(w.rowValue, { exact: true }).fill('x86')
  await params.getByRole('button', { name: w.addRow }).click()
  await params.getByLabel(w.secondName, { exact: true }).fill('系统')
  await params.getByLabel(w.secondValue, { exact: true }).fill('Linux')
  await params.getByRole('button', { name: w.up }).click()
  await expect(params.getByLabel(w.rowName, { exact: true })).toHaveValue('系统')
  await expectTexts(page)

  // The queue of a reviewer is read meanwhile: no row shifts, what came is told.
  const reviewer = await elsewhere(browser, language, 'reviewer')
  await reviewer.page.clock.install()
  await reviewer.page.goto('/ui/admin/#/goods-applications?state=pending&sort=-submittedAt')
  await expect(reviewer.page.getByRole('row').nth(1).or(reviewer.page.getByText(w.none))).toBeVisible()

  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByRole('heading', { name: w.checklist })).toBeVisible()
  await expect(page.getByText('用平台账号登录')).toBeVisible()
  await page.getByRole('button', { name: w.confirm }).click()
  await expect(page.getByText(w.pending).first()).toBeVisible()

  await reviewer.page.clock.fastForward(61_000)
  const fresh = reviewer.page.getByRole('button', { name: w.fresh })
  await expect(fresh).toBeVisible()
  await expect(reviewer.page.getByRole('link', { name })).toHaveCount(0)
  await fresh.click()
  await expect(reviewer.page.getByRole('link', { name })).toBeVisible()

  const seller = callsOf(cookie)
  const { records } = await call(
    goodsEndpoints.ownList,
    { query: { ...readList(ownGoodsList, []).query, keyword: name } },
    origin(),
    cookie,
  )
  const goodsId = records[0]?.goodsId ?? ''
  const { application } = await seller.own(goodsId)
  expect(application?.form).toMatchObject({
    kind: 'software',
    classification: { delivery: ['licence'] },
    dependencies: [{ required: false }],
    params: [{ name: { zh: '系统' } }, { name: { zh: '架构' } }],
    skus: [{ appInfoList: [{ name: { zh: '登录' }, value: { zh: '用平台账号登录' } }] }],
  })

  // The list says which application it is; what is asked of the list is kept as a view.
  await page.goto('/ui/seller/#/goods?review=pending')
  await expect(page.getByText(w.state).first()).toBeVisible()
  await page.getByRole('button', { name: w.tools }).click()
  await page.getByRole('button', { name: w.saveView }).click()
  const view = `待审 ${Date.now()}`
  await page.getByRole('dialog').getByLabel(w.viewName).fill(view)
  await page.getByRole('dialog').getByRole('button', { name: w.save, exact: true }).click()
  await page.goto('/ui/seller/#/goods')
  await page.getByRole('button', { name: w.tools }).click()
  await page.getByRole('button', { name: view, exact: true }).click()
  await expect(page).toHaveURL(/review=pending/)

  await openApplication(reviewer.page, name, w.search)
  await reviewer.page.getByRole('tab', { name: w.phone }).click()
  const preview = reviewer.page.getByRole('region', { name: w.afterPassing })
  await expect(preview.getByText('开箱即用的比对流程，附带说明与样例。')).toBeVisible()
  await expect(preview.getByText('Linux')).toBeVisible()
  await reviewer.context.close()
})
