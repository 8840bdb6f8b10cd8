import { paymentEndpoints } from '@compute-mall/core/payment'
import { origin, PASSWORD } from './account.ts'
import { place, wish } from './desk.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'
import { signIn } from './product/people.ts'
import { call } from './product/request.ts'

// Tracing reads the preview's blob from within the page, which our content security policy rightly refuses.
test.use({ trace: 'off' })

const words = {
  zh: {
    pay: '立即支付 ¥256.00',
    offline: '线下汇款',
    remarkHint: '请务必在汇款备注中填写此码，以便系统自动匹配。',
    upload: '上传汇款凭证',
    uploaded: /^凭证 slip\.png 已于 .+ 上传$/,
    notPicture: '图片须为 PNG、JPEG 或 WebP 格式',
    tooLarge: '图片不能超过 5 MB',
    uploading: '正在上传',
    cancel: '取消上传',
    cancelled: '已取消上传',
    paid: '支付成功',
  },
  en: {
    pay: 'Pay ¥256.00',
    offline: 'Bank remittance',
    remarkHint: 'Put this code into the remark of the remittance, so that it can be matched.',
    upload: 'Upload the remittance slip',
    uploaded: /^slip\.png was uploaded on /,
    notPicture: 'Upload a PNG, JPEG or WebP picture.',
    tooLarge: 'Upload a picture of at most 5 MB.',
    uploading: 'Uploading',
    cancel: 'Cancel the upload',
    cancelled: 'The upload was cancelled.',
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

test('[R4.05] a slip shows how much of it has gone, and can be called back', async ({
  page,
  play,
  language,
}) => {
  const w = words[language]
  const { orderId } = await place(await play('uploader'), wish('node'))
  await page.goto(`/ui/mall/goods/pay/remittance?orderId=${orderId}`)
  await hydrated(page)
  const devTools = await page.context().newCDPSession(page)
  const lineOf = (uploadThroughput: number) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await devTools.send('Network.enable')
  await lineOf(64 * 1024)
  const field = page.locator('input[type=file]')
  const upload = page.getByRole('button', { name: w.upload, exact: true })
  await field.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.alloc(2_000_000) })
  await upload.click()
  const progress = page.getByRole('progressbar', { name: w.uploading })
  const percent = async () => Number(await progress.getAttribute('value'))
  await expect.poll(percent).toBeGreaterThan(0)
  expect(await percent()).toBeLessThan(100)
  await expectSound(page, language)
  await page.getByRole('button', { name: w.cancel }).click()
  await expect(page.getByText(w.cancelled)).toBeVisible()
  await expect(progress).toHaveCount(0)
  await expect(page.getByText(w.uploaded)).toHaveCount(0)

  await lineOf(-1)
  await page.getByRole('button', { name: /slip\.png/ }).click()
  await field.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PIXEL })
  await upload.click()
  await expect(page.getByText(w.uploaded)).toBeVisible()
  await expect(page.getByRole('button', { name: /slip\.png/ })).toHaveCount(0)
})

test.describe('a slip that the server finds too large', () => {
  test.use({ expected: /status of 413/ })

  test('[R8.04] is refused in its words', async ({ page, play, language }) => {
    const w = words[language]
    const { orderId } = await place(await play('uploader'), wish('licence'))
    await page.goto(`/ui/mall/goods/pay/remittance?orderId=${orderId}`)
    await hydrated(page)
    // The browser refuses what is too large by itself; a server may count otherwise.
    const answer = { code: 'PICTURE10002', msg: '', data: { megabytes: 5 } }
    await page.route('**/operation/pay/remittance', (route) => route.fulfill({ status: 413, json: answer }))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PIXEL })
    await page.getByRole('button', { name: w.upload, exact: true }).click()
    await expect(page.getByText(w.tooLarge)).toBeVisible()
    await expectSound(page, language)
  })
})
