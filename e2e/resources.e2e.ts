import type { PurchaseIntent } from '@compute-mall/core/purchase'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import ssh2 from 'ssh2'
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
    fund: /^合同款/,
    pay: /^立即支付/,
    askPay: '确认付款',
    copyCall: '复制 调用模型',
    copyShell: '复制 登录',
    copyQueue: '复制 查看队列与余量',
    copyMount: '复制 挂载',
    copyPassword: '复制 初始密码',
    node: '道具 node',
    disk: '道具 disk',
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
    fund: /^Contract fund/,
    pay: /^Pay ¥/,
    askPay: 'Confirm payment',
    copyCall: 'Copy Call the model',
    copyShell: 'Copy Sign in',
    copyQueue: 'Copy Queue and what is left',
    copyMount: 'Copy Mount',
    copyPassword: 'Copy Initial password',
    node: 'Prop node',
    disk: 'Prop disk',
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
    leftOf: '10 used, 0 left (card-hours)',
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

interface Using {
  readonly page: Page
  readonly context: BrowserContext
  readonly request: APIRequestContext
  readonly language: Language
}

/** Orders it on the confirmation page, and goes on to the cashier where it costs something. */
const order = async ({ page, language }: Using, intent: PurchaseIntent) => {
  const w = words[language]
  await page.goto(confirmation(intent))
  await hydrated(page)
  await page.getByRole('checkbox', { name: w.agreement }).check()
  await page.getByRole('button', { name: w.submit }).click()
}

const payFromFund = async ({ page, language }: Using) => {
  const w = words[language]
  await expect(page).toHaveURL(/\/goods\/pay\?orderId=/)
  await hydrated(page)
  await page.getByRole('radio', { name: w.fund }).check()
  await page.getByRole('button', { name: w.pay }).click()
  await page.getByRole('button', { name: w.askPay }).click()
}

/** From what was bought to its page, with its secrets shown. */
const openResource = async ({ page, context, language }: Using, name: string) => {
  const w = words[language]
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // What was bought and the order that it was bought by are two places.
  await expect(page.getByRole('link', { name: w.use })).toHaveAttribute('href', /#\/resources\/\w+/)
  await expect(page.getByRole('link', { name: w.viewOrder })).toHaveAttribute('href', /#\/orders\/\w+/)
  await page.getByRole('link', { name: w.use }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(w.hidden).first()).toBeVisible()
  await expectSound(page, language)
  await page.getByRole('button', { name: w.reveal }).click()
  await expect(page.getByText(w.hidden)).toHaveCount(0)
}

/** @returns what the button has put into the clipboard */
const copied = async (page: Page, button: string): Promise<string> => {
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByRole('button', { name: button, exact: true }).click()
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(read).not.toBe('')
  return read()
}

/** Signs in where a copied `ssh` or `sshfs` command says, with the copied password. */
const signInOver = (command: string, password: string): Promise<ssh2.Client> => {
  const [, port = '', username = '', host = ''] = /(?:ssh|sshfs) -p (\d+) (\w+)@([\w.]+)/.exec(command) ?? []
  const client = new ssh2.Client()
  return new Promise((resolve, reject) => {
    client
      .once('ready', () => resolve(client))
      .once('error', reject)
      .connect({ host, port: Number(port), username, password })
  })
}

const runOver = (client: ssh2.Client, command: string): Promise<string> =>
  new Promise((resolve, reject) =>
    client.exec(command, (error, channel) => {
      if (error !== undefined) return reject(error)
      let said = ''
      channel.on('data', (data: Buffer) => (said += data.toString()))
      return channel.once('close', () => resolve(said))
    }),
  )

const namesOver = (client: ssh2.Client): Promise<readonly string[]> =>
  new Promise((resolve, reject) =>
    client.sftp((failed, sftp) =>
      failed === undefined
        ? sftp.readdir('/', (error, files) =>
            error === undefined ? resolve(files.map(({ filename }) => filename)) : reject(error),
          )
        : reject(failed),
    ),
  )

const buyAndCall = async (using: Using): Promise<string> => {
  const { page, request, language } = using
  const w = words[language]
  await order(using, wish('chatModel'))
  await openResource(using, w.name)
  await expect(page.getByText(w.model)).toBeVisible()
  const command = await copied(page, w.copyCall)
  const answer = await run(request, command)
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({
    object: 'chat.completion',
    choices: [{ message: { role: 'assistant' } }],
  })
  return command
}

const buyAndSignIn = async (using: Using) => {
  const { page, request, language } = using
  const w = words[language]
  await order(using, wish('node'))
  await payFromFund(using)
  await openResource(using, w.node)
  const command = await copied(page, w.copyShell)
  const client = await signInOver(command, await copied(page, w.copyPassword))
  expect(await runOver(client, 'whoami')).toBe(`${/(\w+)@/.exec(command)?.[1]}\n`)
  expect(await runOver(client, 'queue')).toContain('0 used, 10 left of 10')
  client.end()
  const queue = await run(request, await copied(page, w.copyQueue))
  expect(await queue.json()).toMatchObject({ state: 'UP', used: 0, left: 10 })
}

const buyAndMount = async (using: Using) => {
  const { page, language } = using
  const w = words[language]
  const { choice, ...intent } = wish('disk', 100)
  await order(using, { ...intent, choice: choice && { ...choice, purchaseDuration: 3 } })
  await payFromFund(using)
  await openResource(using, w.disk)
  const client = await signInOver(await copied(page, w.copyMount), await copied(page, w.copyPassword))
  expect(await namesOver(client)).toEqual(['readme.txt'])
  client.end()
}

test.describe('from bought to used', () => {
  test('[R4.05][R4.17][D24] on a computer: buys a model, copies the call, and the centre answers it until the release', async ({
    page,
    context,
    play,
    request,
    language,
  }) => {
    test.slow()
    const w = words[language]
    await play('consumer')
    const command = await buyAndCall({ page, context, request, language })
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

  test('[R4.05][D24] on a computer: buys card-hours and storage, copies their commands, and the centre answers over SSH', async ({
    page,
    context,
    play,
    request,
    language,
  }) => {
    test.slow()
    await play('consumer')
    await buyAndSignIn({ page, context, request, language })
    await buyAndMount({ page, context, request, language })
  })

  test('[S1] says of a resource of somebody else what it says of none', async ({ page, play, language }) => {
    await play('stranger')
    await page.goto('/ui/console/#/resources/no-such-line')
    await expect(page.getByText(words[language].missing)).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use(phone)
    test('[R4.05][D24] buys a model, card-hours and storage, copies their commands, and the centre answers each', async ({
      page,
      context,
      play,
      request,
      language,
    }) => {
      test.slow()
      await play('phoneConsumer')
      const using = { page, context, request, language }
      await buyAndCall(using)
      await buyAndSignIn(using)
      await buyAndMount(using)
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
