import type { APIRequestContext, Page } from '@playwright/test'
import type { Language } from './cast.ts'
import { confirmation, wish } from './desk.ts'
import { phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, expectSound, test } from './journey.ts'

const words = {
  zh: {
    agreement: '我已阅读并同意 《算力服务协议》',
    submit: '提交订单',
    viewOrder: '查看订单',
    use: '使用资源',
    name: '道具 chatModel',
    model: '模型名称',
    hidden: /已隐藏/,
    reveal: '显示密钥',
    release: '释放资源',
    title: '释放该资源？',
    released: '资源已释放，数据已清除。如需继续使用，请重新购买。',
    resources: '我的资源',
    missing: '没有找到该内容',
    notices: '通知',
    amountEnded: '购买的用量已用完',
    usedUp: '已用完',
    whatNext: /数据保留至下方时间，请及时下载/,
    leftOf: '已用 10 卡时，剩余 0 卡时',
    buyAgain: '再次购买',
  },
  en: {
    agreement: 'I have read and agree to the Compute Service Agreement',
    submit: 'Place order',
    viewOrder: 'View the order',
    use: 'Use the resource',
    name: 'Prop chatModel',
    model: 'Model name',
    hidden: /Hidden/,
    reveal: 'Show the secrets',
    release: 'Release',
    title: 'Release this resource?',
    released: 'It was released and its data were removed. Buy it again to go on using it.',
    resources: 'Resources',
    missing: 'This could not be found',
    notices: 'Notices',
    amountEnded: 'What you bought is used up',
    usedUp: 'Used up',
    whatNext: /Its data are kept until the time below: copy what you need before then/,
    leftOf: '10 used, 0 left (card-hour)',
    buyAgain: 'Buy again',
  },
} as const

/** Runs a copied `curl` command as a shell would. */
const run = (request: APIRequestContext, command: string) => {
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  const behind = (flag: string) =>
    words.flatMap((word, index) => (word === flag ? (words[index + 1] ?? []) : []))
  const headers = Object.fromEntries(
    behind('-H').map((header) => header.split(': ') as [name: string, value: string]),
  )
  const [data] = behind('-d')
  const address = words.at(-1) ?? ''
  return data === undefined ? request.get(address, { headers }) : request.post(address, { headers, data })
}

const buyAndUse = async (page: Page, request: APIRequestContext, language: Language) => {
  const w = words[language]
  await page.goto(confirmation(wish('chatModel')))
  await hydrated(page)
  await page.getByRole('checkbox', { name: w.agreement }).check()
  await page.getByRole('button', { name: w.submit }).click()
  // What was bought and the order that it was bought by are two places.
  await expect(page.getByRole('link', { name: w.use })).toHaveAttribute('href', /#\/resources\/\w+/)
  await expect(page.getByRole('link', { name: w.viewOrder })).toHaveAttribute('href', /#\/orders\/\w+/)
  await page.getByRole('link', { name: w.use }).click()
  await expect(page.getByRole('heading', { level: 1, name: w.name })).toBeVisible()
  await expect(page.getByText(w.model)).toBeVisible()
  await expect(page.getByText(w.hidden)).toBeVisible()
  await expectSound(page, language)
  await page.getByRole('button', { name: w.reveal }).click()
  const command = page.getByRole('code')
  await expect(command).not.toContainText('••••••')
  const copied = (await command.innerText()).trim()
  const answer = await run(request, copied)
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({
    object: 'chat.completion',
    choices: [{ message: { role: 'assistant' } }],
  })
  return copied
}

test.describe('from bought to used', () => {
  test('[R4.05][D24] on a computer: buys, copies the command, and the centre answers it until the release', async ({
    page,
    play,
    request,
    language,
  }) => {
    test.slow()
    const w = words[language]
    await play('consumer')
    const command = await buyAndUse(page, request, language)
    await page.getByRole('button', { name: w.release }).click()
    const question = page.getByRole('dialog')
    await expect(question.getByText(w.title)).toBeVisible()
    await question.getByRole('button', { name: w.release }).click()
    await expect(page.getByText(w.released)).toBeVisible()
    expect((await run(request, command)).status()).toBe(404)
    await page.getByRole('navigation').getByRole('link', { name: w.resources }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: w.resources })).toBeVisible()
    await expect(page.getByText(w.name)).toBeVisible()
    await expectSound(page, language)
  })

  test('[S1] says of a resource of somebody else what it says of none', async ({ page, play, language }) => {
    await play('stranger')
    await page.goto('/ui/console/#/resources/no-such-line')
    await expect(page.getByText(words[language].missing)).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use(phone)
    test('[R4.05][D24] buys, copies the command, and the centre answers it', async ({
      page,
      play,
      request,
      language,
    }) => {
      test.slow()
      await play('phoneConsumer')
      await buyAndUse(page, request, language)
    })
  })
})

test('[R3.10][D24] card-hours that are used up end, their owner is told, and what happens next is said', async ({
  page,
  play,
  language,
}) => {
  const w = words[language]
  await play('amountUser')
  await page.goto('/ui/console/#/notices')
  // The job measures within a minute of the start of the server.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: w.amountEnded })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 90_000 })
  await page.getByRole('link', { name: w.amountEnded }).click()
  await expect(page).toHaveURL(/#\/resources\//)
  await expect(page.getByText(w.usedUp, { exact: true })).toBeVisible()
  await expect(page.getByText(w.whatNext)).toBeVisible()
  await expect(page.getByText(w.leftOf)).toBeVisible()
  await expectSound(page, language)
  await page.getByRole('link', { name: w.buyAgain }).click()
  await expect(page).toHaveURL(/\/detail\/goods\?.*s-node/)
})
