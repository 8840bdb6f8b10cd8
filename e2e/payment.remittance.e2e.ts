import { paymentEndpoints } from '@compute-mall/core/payment'
import { signIn } from '../tools/src/product/people.ts'
import { call } from '../tools/src/product/request.ts'
import { origin, PASSWORD } from './account.ts'
import { place, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'

// Tracing reads the preview's blob from within the page, which our content security policy rightly refuses.
test.use({ trace: 'off' })

const words = {
  zh: {
    pay: '立即支付 ¥256.00',
    offline: '线下汇款',
    remarkHint: '请务必在汇款备注中填写此码，以便系统自动匹配。',
    upload: '上传汇款凭证',
    uploaded: /^凭证 slip\.png 已于 .+ 上传$/,
    notPicture: '汇款凭证须为 PNG、JPEG 或 WebP 图片',
    paid: '支付成功',
  },
  en: {
    pay: 'Pay ¥256.00',
    offline: 'Bank remittance',
    remarkHint: 'Put this code into the remark of the remittance, so that it can be matched.',
    upload: 'Upload the remittance slip',
    uploaded: /^slip\.png was uploaded on /,
    notPicture: 'The slip must be a PNG, JPEG or WebP picture.',
    paid: 'Payment succeeded',
  },
} as const

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[R4.05][S12] a remittance takes a slip that is a picture, and waits for operations', async ({
  page,
  play,
  language,
}) => {
  const w = words[language]
  const { orderId, total } = await place(await play('remitter'), wish('node'))
  await page.goto(`/ui/mall/goods/pay?orderId=${orderId}`)
  await hydrated(page)
  await page.getByRole('radio', { name: w.offline }).check()
  await page.getByRole('button', { name: w.pay }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.offline })).toBeVisible()
  await expect(page.getByText(w.remarkHint)).toBeVisible()
  await expectSound(page, language)

  const field = page.locator('input[type=file]')
  const upload = page.getByRole('button', { name: w.upload, exact: true })
  // Its name and type say that it is a picture; its bytes do not.
  await field.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await upload.click()
  await expect(page.getByText(w.notPicture)).toBeVisible()
  await expectSound(page, language)
  await page.reload()
  await hydrated(page)
  await field.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PIXEL })
  await upload.click()
  await expect(page.getByText(w.uploaded)).toBeVisible()

  const finance = await signIn(origin(), 'finance', PASSWORD)
  const body = { orderId, amount: total, bankReference: `bank-${orderId}` }
  await call(paymentEndpoints.confirmRemittance, { body }, origin(), finance)
  await page.goto(`/ui/mall/goods/pay/result?orderId=${orderId}&type=formal`)
  await expect(page.getByRole('heading', { level: 1, name: w.paid })).toBeVisible()
})
