import { origin } from './account.ts'
import { expect } from './journey.ts'
import { openTerminal } from './product/terminal.ts'

/** Talks with the terminal: waits for what it writes, each time behind what was waited for before. */
export const talk = (language: 'zh' | 'en', record?: string) => {
  const { type, said, stop, over } = openTerminal(origin(), language, record)
  let heard = 0
  return {
    type,
    said,
    stop,
    over,
    reads: async (expected: string | RegExp): Promise<string> => {
      const rest = () => said().slice(heard)
      await expect.poll(rest).toMatch(expected)
      const [found = '', group = ''] =
        typeof expected === 'string' ? [expected] : (expected.exec(rest()) ?? [])
      heard += rest().indexOf(found) + found.length
      return group
    },
  }
}
