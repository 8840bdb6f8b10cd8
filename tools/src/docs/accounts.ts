import { join } from 'node:path'
import { root } from '../run/machine.mjs'
import { code, table } from './page.ts'

interface Accounts {
  readonly DEMO_PASSWORD: string
  readonly demoAccounts: readonly { readonly name: string; readonly shows: string }[]
}

const SOURCE = join(root, 'apps', 'seed', 'src', 'content', 'accounts.ts')

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
