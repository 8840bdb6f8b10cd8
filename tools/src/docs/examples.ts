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
