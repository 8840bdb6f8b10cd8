import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { root } from '../tools/src/run/machine.mjs'
import { origin } from './account.ts'
import { computer, phone } from './devices.ts'
import { expect, expectTexts, test } from './journey.ts'

/** Addresses that the start prints; what can be opened only after another command is not among them. */
const printedAtStart = (): readonly string[] =>
  (process.env.PLAYWRIGHT_PRINTED ?? '')
    .split('\n')
    .filter((line) => !/\bafter\b/.test(line))
    .flatMap((line) => line.match(/https?:\/\/\S+/g) ?? [])

/** Paths and addresses below which the documents name pages, e.g. `/ui/admin/#/taxonomy`; an ellipsis is no address. */
const namedInDocs = (): readonly string[] =>
  globSync(['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'docs/how-to/*.md', '{apps,packages}/*/README.md'], {
    cwd: root,
  })
    .flatMap((file) => readFileSync(`${root}/${file}`, 'utf8').match(/`\/(?:ui|sso|dev)\/[^`\s]*`/g) ?? [])
    .map((quoted) => quoted.slice(1, -1))
    .filter((path) => !/[…<:]/.test(path))
    .map((path) => new URL(path, origin()).href)

const addresses = (): readonly string[] => [...new Set([...printedAtStart(), ...namedInDocs()])]

/** Who may see the pages of an app, as the README says. */
const ownerOf = (address: string): string =>
  address.includes('/ui/seller/') ? 'seller' : address.includes('/ui/admin/') ? 'superadmin' : 'leader'

/** What stands in place of a page that cannot be shown. */
const FAULT = /您访问的页面不存在！|没有权限访问该页面|页面暂时无法显示/

const expectPage = async (page: Page, address: string) => {
  await page.goto('about:blank')
  const answer = await page.goto(address)
  expect(answer?.status(), address).toBeLessThan(400)
  await expect(page.getByRole('heading').first(), address).toBeVisible()
  await expect(page.getByText(FAULT), address).toHaveCount(0)
  await expectTexts(page)
}

for (const [name, device] of Object.entries({ desktop: computer, phone }))
  test.describe(`on a ${name}`, () => {
    test.use(device)

    test(`[R1.05] every address that the start and the documents print is a page, on a ${name}`, {
      tag: '@zh',
    }, async ({ page, context, enter }) => {
      test.setTimeout(180_000)
      expect(printedAtStart().length).toBeGreaterThan(5)
      for (const address of addresses()) {
        await context.clearCookies()
        await expectPage(page, address)
        await enter(ownerOf(address))
        await expectPage(page, address)
      }
    })
  })
