import { readFileSync } from 'node:fs'

/** Code without its comments, line by line. */
export const codeLines = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => (/^\s*(\/?\*|\/\/)/.test(line) ? '' : line))

/** How many lines files have together. */
export const countLines = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0)
