import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coreFolder } from '../package/modules.ts'

const DOCUMENTED = /\/\*\*(?<says>(?:(?!\*\/)[\s\S])*)\*\/\s*export \w+ (?<name>\w+)/g
const TAG = '@example\n'

/** Every `@example` in the docstrings of the core; `money.add.0` is the first of `add`. */
export const examples = (): readonly { readonly name: string; readonly text: string }[] =>
  globSync('src/**/*.ts', { cwd: coreFolder })
    .sort()
    .flatMap((file) => {
      const [, module] = file.split('/')
      const source = readFileSync(join(coreFolder, file), 'utf8')
      return [...source.matchAll(DOCUMENTED)].flatMap(({ groups: { says = '', name = '' } = {} }) =>
        says
          .replaceAll(/^ *\* ?/gm, '')
          .split(/^(?=@)/m)
          .filter((tag) => tag.startsWith(TAG))
          .map((tag, index) => ({ name: `${module}.${name}.${index}`, text: tag.slice(TAG.length).trim() })),
      )
    })

/** What stands behind an arrow is what the line gives: `add('0.1', '0.2') // → '0.3'`. */
const CLAIM = /^(?<given>.+?);? \/\/ → (?<result>.+)$/gm

/** @returns the example as a module that fails where a line does not give what it claims */
export const executable = (example: string): string =>
  [
    `import { expect } from 'vitest'`,
    example.replaceAll(CLAIM, 'expect($<given>).toEqual($<result>)'),
    'export {}',
    '',
  ].join('\n')

/** How many lines of an example claim what they give. */
export const claimsOf = (example: string): number => [...example.matchAll(CLAIM)].length
