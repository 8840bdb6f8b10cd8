import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/machine.mjs'
import { examples } from './examples.ts'
import { code, fenced, type Page, table } from './page.ts'

interface Accounts {
  readonly DEMO_PASSWORD: string
  readonly demoAccounts: readonly { readonly name: string; readonly shows: string }[]
}

const ACCOUNTS = join(root, 'apps', 'seed', 'src', 'content', 'accounts.ts')

const accountTable = async (): Promise<string> => {
  const { DEMO_PASSWORD, demoAccounts }: Accounts = await import(ACCOUNTS)
  const rows = demoAccounts.map(({ name, shows }) => [code(name), shows])
  return `The password of each is ${code(DEMO_PASSWORD)}.\n\n${table(['Account', 'Who that is'], rows)}`
}

/** @returns the text with `made` between the marks of that name, and the rest as it was. @throws when they are gone */
export const withMade = (text: string, name: string, made: string): string => {
  const [begin, end] = [`<!-- ${name}: made by \`npm run docs\` -->\n\n`, `\n\n<!-- /${name} -->`]
  const [before, rest] = text.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (after === undefined) throw new Error(`README.md lost the marks of its ${name}.`)
  return `${before}${begin}${made}${end}${after}`
}

/** @returns an example of the core as the README shows it. @throws when there is none of that name */
export const exampleOf = (name: string): string => {
  const example = examples().find((each) => each.name === name)
  if (!example) throw new Error(`The README shows the example ${name}, which the core has not.`)
  return fenced('ts', example.text)
}

/** The README, with an example of the core and the demo accounts as they are today. */
export const readme = async (): Promise<Page> => {
  const text = readFileSync(join(root, 'README.md'), 'utf8')
  const shown = withMade(text, 'example', exampleOf('payment.paymentMachine.0'))
  return { file: '../README.md', text: withMade(shown, 'accounts', await accountTable()) }
}
