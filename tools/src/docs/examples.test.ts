import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { installed, projectNode, root } from '../run/machine.mjs'
import { SOURCE_CONDITION } from '../vite/source.ts'
import { claimsOf, examples, executable } from './examples.ts'

const folder = join(root, '.cache', 'examples')

const found = examples()
const fileOf = (name: string) => join(folder, `${name}.ts`)

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, text } of found) writeFileSync(fileOf(name), executable(text))
  const compilerOptions = {
    noEmit: true,
    composite: false,
    incremental: false,
    declaration: false,
    declarationMap: false,
    rewriteRelativeImportExtensions: false,
    allowImportingTsExtensions: true,
    customConditions: [SOURCE_CONDITION],
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, include: ['*.ts'] }),
  )
})

describe('the examples of the reference', () => {
  it.each(found.map(({ name, text }) => [name, text]))(
    '%s runs and gives what it claims',
    async (name, text) => {
      expect(claimsOf(text)).toBeGreaterThan(0)
      await import(/* @vite-ignore */ fileOf(name))
    },
  )

  it('compile', () => {
    const { stdout } = spawnSync(
      projectNode(),
      [installed('@typescript/native/bin/tsc'), '-p', folder, '--pretty', 'false'],
      { encoding: 'utf8' },
    )
    expect(stdout.split('\n').filter((line) => line.includes('.cache/examples'))).toEqual([])
  })
})

describe('a line with a claim', () => {
  it('fails when it gives something else', () => {
    expect(executable(`add('1', '2') // → '4'`)).toContain(`expect(add('1', '2')).toEqual('4')`)
  })
})
