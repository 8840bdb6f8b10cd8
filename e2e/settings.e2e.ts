import { orderEndpoints } from '@compute-mall/core/order'
import { provisionEndpoints } from '@compute-mall/core/provision'
import type { Page } from '@playwright/test'
import { origin, PASSWORD } from './account.ts'
import type { Language } from './cast.ts'
import { place, wish } from './desk.ts'
import { phone } from './devices.ts'
import { expect, expectSound, test } from './journey.ts'
import { codeFor, mailCodeFor } from './outbox.ts'
import { signIn } from './product/people.ts'

const words = {
  zh: {
    title: '设置',
    sessions: '登录设备',
    current: '当前设备',
    endOthers: '退出其他设备',
    texts: '汇款已确认',
    bySms: '短信',
    byMail: '邮件',
    addMail: '设置邮箱',
    mail: /^邮箱/,
    sendCode: '获取验证码',
    sent: /^验证码已发送至/,
    code: /^邮件验证码/,
    confirm: '确认',
    overview: '概览',
    phoneMissing: '您还没有设置手机号，购买前需要设置。',
    setPhone: '设置手机号',
    changePhone: '更换手机号',
    phone: /^手机号/,
    smsCode: /^短信验证码/,
    otherNumber: /原号码随即失效/,
    removeMail: '移除邮箱',
    other: 'English',
    otherTitle: 'Settings',
    tokens: 'API 访问令牌',
    create: '创建令牌',
    name: /^名称/,
    tokenName: '每日报表',
    saved: '我已保存',
    revoke: '撤销',
    noTokens: '暂无访问令牌',
  },
  en: {
    title: 'Settings',
    sessions: 'Where you are signed in',
    current: 'This device',
    endOthers: 'Sign out others',
    texts: 'Your transfer was confirmed',
    bySms: 'Text',
    byMail: 'Mail',
    addMail: 'Set a mail address',
    mail: /^Mail address/,
    sendCode: 'Send code',
    sent: /^The code was sent to/,
    code: /^Code from the mail/,
    confirm: 'Confirm',
    overview: 'Overview',
    phoneMissing: 'You have no phone number yet. You need one to buy.',
    setPhone: 'Set a phone number',
    changePhone: 'Change the phone number',
    phone: /^Phone number/,
    smsCode: /^Code from the text message/,
    otherNumber: /no longer by the old one/,
    removeMail: 'Remove the mail address',
    other: '简体中文',
    otherTitle: '设置',
    tokens: 'Access tokens for the API',
    create: 'Create a token',
    name: /^Name/,
    tokenName: 'nightly report',
    saved: 'I have saved it',
    revoke: 'Revoke',
    noTokens: 'No access tokens yet',
  },
} as const

test('[R4.12][R4.13] the settings end other sessions, keep a mail address, a choice of notices, and a language for the account', async ({
  page,
  context,
  play,
  who,
  language,
}) => {
  const w = words[language]
  // A session besides the one of this browser.
  const first = await signIn(origin(), who('tuner').name, PASSWORD)
  await play('tuner')
  const isFirstAlive = async () => {
    const answer = await fetch(`${origin()}${orderEndpoints.list.path}`, { headers: { cookie: first } })
    return answer.status === 200
  }
  expect(await isFirstAlive()).toBe(true)
  await page.goto('/ui/console/#/settings')
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
  const sessions = page.getByRole('region', { name: w.sessions })
  await expect(sessions.getByText(w.current)).toBeVisible()
  await expectSound(page, language)
  await sessions.getByRole('button', { name: w.endOthers }).click()
  await page.getByRole('dialog').getByRole('button', { name: w.endOthers }).click()
  await expect(sessions.getByRole('button', { name: w.endOthers })).toHaveCount(0)
  await expect.poll(isFirstAlive).toBe(false)

  const choice = page.getByRole('group', { name: w.texts })
  const texts = choice.getByRole('switch', { name: w.bySms })
  const mails = choice.getByRole('switch', { name: w.byMail })
  await expect(mails).toBeDisabled()
  await page.getByRole('button', { name: w.addMail }).click()
  const dialog = page.getByRole('dialog', { name: w.addMail })
  const address = `tuner.${language}@example.cn`
  await dialog.getByRole('textbox', { name: w.mail }).fill(address)
  await dialog.getByRole('button', { name: w.sendCode }).click()
  await expect(dialog.getByText(w.sent)).toBeVisible()
  await expectSound(page, language)
  await dialog.getByRole('textbox', { name: w.code }).fill(await mailCodeFor(address))
  await dialog.getByRole('button', { name: w.confirm }).click()
  await expect(page.getByText('tu****@example.cn')).toBeVisible()
  await expect(mails).toBeChecked()
  await mails.click()
  await expect(mails).not.toBeChecked()
  await page.getByRole('button', { name: w.removeMail }).click()
  await page.getByRole('dialog').getByRole('button', { name: w.removeMail }).click()
  await expect(page.getByRole('button', { name: w.addMail })).toBeVisible()

  await expect(texts).not.toBeChecked()
  await texts.click()
  await expect(texts).toBeChecked()
  await page.reload()
  await expect(texts).toBeChecked()

  await page.getByText(w.other, { exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: w.otherTitle })).toBeVisible()
  await context.clearCookies({ name: 'locale' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: w.otherTitle })).toBeVisible()
})

/** From what the overview asks for to a number of one's own, by the dialog of the settings. */
const setPhone = async (page: Page, language: Language, number: string, look: () => Promise<void>) => {
  const w = words[language]
  await page.goto('/ui/console/')
  await expect(page.getByText(w.phoneMissing)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: w.title }).click()
  await page.getByRole('button', { name: w.setPhone }).click()
  const dialog = page.getByRole('dialog', { name: w.setPhone })
  const fullWidth = number.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit)))
  await dialog.getByRole('textbox', { name: w.phone }).fill(fullWidth)
  await dialog.getByRole('button', { name: w.sendCode }).click()
  await expect(dialog.getByText(w.sent)).toBeVisible()
  await look()
  await dialog.getByRole('textbox', { name: w.smsCode }).fill(await codeFor(number))
  await dialog.getByRole('button', { name: w.confirm }).click()
  await expect(page.getByText(`${number.slice(0, 3)}****${number.slice(-4)}`)).toBeVisible()
  await page.getByRole('button', { name: w.changePhone }).click()
  await expect(page.getByRole('dialog', { name: w.changePhone }).getByText(w.otherNumber)).toBeVisible()
  await look()
  await page.goto('/ui/console/#/')
  await expect(page.getByRole('heading', { level: 1, name: w.overview })).toBeVisible()
  await expect(page.getByText(w.phoneMissing)).toHaveCount(0)
}

test('[R5.07][R2.17] the settings set the phone number that the overview asks for, and change it', async ({
  page,
  play,
  who,
  language,
}) => {
  await play('phoneless')
  await setPhone(page, language, who('phoneless').freshPhone, () => expectSound(page, language))
})

test.describe('on a phone', () => {
  test.use(phone)
  test('[R5.07][R2.17] the settings set the phone number that the overview asks for, and change it', async ({
    page,
    play,
    who,
    language,
  }) => {
    await play('phonelessOnPhone')
    await setPhone(page, language, who('phonelessOnPhone').freshPhone, () => expectSound(page, language))
  })
})

test('[R9.07][S2] an access token lists orders for a script, is refused what it does not open, and is revoked', async ({
  page,
  play,
  language,
}) => {
  const w = words[language]
  const { orderNo } = await place(await play('scripter'), wish('licence'))
  await page.goto('/ui/console/#/settings')
  const tokens = page.getByRole('region', { name: w.tokens })
  await tokens.getByRole('button', { name: w.create }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: w.name }).fill(w.tokenName)
  await expectSound(page, language)
  await dialog.getByRole('button', { name: w.create }).click()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  expect(secret).toMatch(/^cmt_[\w-]{43}$/)
  await dialog.getByRole('button', { name: w.saved }).click()
  await expect(tokens.getByText(w.tokenName)).toBeVisible()
  await expect(page.getByText(secret)).toHaveCount(0)

  const ask = async (path: string, method: 'GET' | 'POST' = 'GET') => {
    const answer = await fetch(`${origin()}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}` },
    })
    return answer.json()
  }
  expect(await ask(orderEndpoints.list.path)).toMatchObject({ code: '0', data: { records: [{ orderNo }] } })
  expect(await ask(provisionEndpoints.list.path)).toMatchObject({ code: '0', data: { records: [] } })
  expect((await ask('/user/notices/read', 'POST')).code).toBe('TOKEN10001')
  await tokens.getByRole('button', { name: w.tokenName }).click()
  await tokens.getByRole('button', { name: w.revoke, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: w.revoke }).click()
  await expect(tokens.getByText(w.noTokens)).toBeVisible()
  expect((await ask(orderEndpoints.list.path)).code).toBe('AUTH10001')
})
