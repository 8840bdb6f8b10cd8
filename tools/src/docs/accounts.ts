import { join, relative } from 'node:path'
import { root } from '../run/machine.mjs'
import { code, table } from './page.ts'

interface Accounts {
  readonly DEMO_PASSWORD: string
  readonly demoAccounts: readonly { readonly name: string; readonly shows: string }[]
}

const SOURCE = join(root, 'apps', 'server', 'src', 'identity', 'demo.ts')

/** The demo accounts as the README lists them. */
export const accountTable = async (): Promise<string> => {
  const { DEMO_PASSWORD, demoAccounts }: Accounts = await import(SOURCE)
  return [
    `The password of each is ${code(DEMO_PASSWORD)}.`,
    table(
      ['Account', 'Who that is'],
      demoAccounts.map(({ name, shows }) => [code(name), shows]),
    ),
  ].join('\n\n')
}

/** Between these lines the README has what is made. */
const MARKS = /(?<=<!-- accounts: made by `npm run docs` -->\n\n)[\s\S]*?(?=\n\n<!-- \/accounts -->)/

/** @throws when the README has no place for them */
export const withAccounts = (readme: string, accounts: string): string => {
  if (!MARKS.test(readme))
    throw new Error(`README.md lost the marks of the list that ${relative(root, SOURCE)} fills.`)
  return readme.replace(MARKS, () => accounts)
}
