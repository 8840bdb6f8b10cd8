import { readList } from '@compute-mall/core/list'
import { orderEndpoints, owedRefundList } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { origin } from './account.ts'
import { place, wish } from './desk.ts'
import { expect, expectSound, test } from './journey.ts'
import { call } from './product/request.ts'

const words = {
  zh: { inProgress: '退款中', waits: /等待平台财务通过银行转账退回/, returned: '已退款' },
  en: { inProgress: 'Refund in progress', waits: /bank transfer/, returned: 'Refunded' },
} as const

test('[R4.16] a remittance is refunded for its buyer only once finance has recorded the transfer', async ({
  page,
  play,
  language,
}) => {
  const w = words[language]
  const buyer = await play('refunded')
  const { orderId, total } = await place(buyer, wish('node'))
  const finance = await play('granting')
  const reference = `R416-${language}-${orderId}`
  await call(
    paymentEndpoints.confirmRemittance,
    { body: { orderId, amount: total, bankReference: reference } },
    origin(),
    finance,
  )
  const { requestId } = await call(
    orderEndpoints.askRefund,
    { params: { orderId }, body: { reason: '重复下单' } },
    origin(),
    buyer,
  )
  await call(orderEndpoints.approveRefund, { params: { requestId } }, origin(), finance)

  await play('refunded')
  await page.goto(`/ui/console/#/orders/${orderId}`)
  await expect(page.getByText(w.inProgress, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(w.waits).first()).toBeVisible()
  await expect(page.getByText(w.returned, { exact: true })).toHaveCount(0)
  await expectSound(page, language)

  const { records } = await call(
    orderEndpoints.owedRefunds,
    { query: { ...readList(owedRefundList, []).query, limit: 100 } },
    origin(),
    finance,
  )
  const refundId = records.find((row) => row.orderId === orderId)?.refundId ?? ''
  const transferDay = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  await call(
    orderEndpoints.refundMade,
    { params: { refundId }, body: { bankReference: `${reference}-back`, transferDay } },
    origin(),
    finance,
  )
  await page.reload()
  await expect(page.getByText(w.returned, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(w.inProgress, { exact: true })).toHaveCount(0)
})
