import { goodsEndpoints } from '@compute-mall/core/goods'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { origin } from './account.ts'
import { place, wish } from './desk.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: {
    overview: '概览',
    needs: '待处理',
    payUntil: /请在 .* 前支付/,
    balances: '账户余额',
    creditOf: '¥100,000.00 / 总额度 ¥100,000.00',
    favourites: '收藏的商品',
    node: '道具 node',
    liked: '喜欢的社区资源',
    noLiked: '您还没有喜欢的模型、数据集或应用空间',
    title: '账户与费用',
    kind: '应用软件',
    entries: '收支明细',
    payment: '支付',
    fund: '合同款',
    amount: '¥5,999.00',
    export: '导出',
    head: '时间（UTC+8）,订单,订单类型,类型,支付方式,金额（元）',
  },
  en: {
    overview: 'Overview',
    needs: 'Needs you now',
    payUntil: /pay before/,
    balances: 'Balances',
    creditOf: '¥100,000.00 of ¥100,000.00',
    favourites: 'Favourite goods',
    node: 'Prop node',
    liked: 'Liked in the community',
    noLiked: 'You like no model, data set or studio yet',
    title: 'Account and cost',
    kind: 'Software',
    entries: 'Entries',
    payment: 'Payment',
    fund: 'Contract fund',
    amount: '¥5,999.00',
    export: 'Export',
    head: 'Time (UTC+8),Order,Order type,Kind,Payment method,Amount (yuan)',
  },
} as const

test('[R4.05] the overview names what is to be paid, and the account what was spent, order by order', async ({
  page,
  play,
  language,
}) => {
  test.slow()
  const w = words[language]
  const cookie = await play('overlooker')
  const paid = await place(cookie, wish('licence'))
  const body = { orderId: paid.orderId, method: 'contractFund' as const }
  await call(paymentEndpoints.payFromAccount, { body }, origin(), cookie)
  const unpaid = await place(cookie, wish('node'))
  await call(
    goodsEndpoints.favour,
    { params: { id: 'g-node' }, body: { isFavourite: true } },
    origin(),
    cookie,
  )

  await page.goto('/ui/console/')
  await expect(page.getByRole('heading', { level: 1, name: w.overview })).toBeVisible()
  const needs = page.getByRole('region', { name: w.needs })
  await expect(needs.getByRole('link', { name: unpaid.orderNo })).toBeVisible()
  await expect(needs.getByText(w.payUntil)).toBeVisible()
  await expect(page.getByRole('region', { name: w.balances })).toContainText('¥94,001.00')
  await expect(page.getByRole('region', { name: w.balances })).toContainText(w.creditOf)
  await expect(page.getByRole('region', { name: w.favourites }).getByRole('link')).toHaveText(w.node)
  await expect(page.getByRole('region', { name: w.liked })).toContainText(w.noLiked)
  await expectSound(page, language)

  await page.getByRole('link', { name: w.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
  await expect(page.getByText(w.amount).first()).toBeVisible()
  await expect(page.getByText(w.kind).first()).toBeVisible()
  await expectSound(page, language)

  await page.getByRole('link', { name: w.entries }).click()
  await expect(page.getByRole('link', { name: paid.orderNo })).toBeVisible()
  await expect(page.getByRole('cell', { name: w.fund })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: w.export, exact: true }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString()
  expect(text).toContain(w.head)
  expect(text).toContain(`${paid.orderNo}`)
  expect(text).toContain('5999.00')
  await expectSound(page, language)
})
