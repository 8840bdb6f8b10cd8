import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../run/machine.mjs'
import { writeModule } from './module.ts'

/** What the new module stands on, and nothing of the modules beside it. */
const GROUND = ['fp', 'codec', 'messages', 'money', 'time', 'text', 'http']

describe('a new module', () => {
  let base = ''

  beforeAll(() => {
    base = mkdtempSync(join(tmpdir(), 'compute-mall-module-'))
    mkdirSync(join(base, 'packages/core/src'), { recursive: true })
    for (const file of [
      'tsconfig.base.json',
      '.biome',
      'biome.json',
      'packages/core/package.json',
      'packages/core/tsconfig.json',
    ]) {
      cpSync(join(root, file), join(base, file), { recursive: true })
    }
    for (const name of GROUND) {
      cpSync(join(root, 'packages/core/src', name), join(base, 'packages/core/src', name), {
        recursive: true,
        filter: (path) => !path.endsWith('.test.ts'),
      })
    }
    symlinkSync(join(root, 'node_modules'), join(base, 'node_modules'))
    writeFileSync(join(base, 'package.json'), '{ "private": true, "type": "module" }')
    writeModule(base, 'coupon')
  })

  afterAll(() => rmSync(base, { recursive: true, force: true }))

  const runs = (tool: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules', tool), ...args],
      {
        cwd: base,
        encoding: 'utf8',
      },
    )
    return { status, output: status === 0 ? '' : stdout + stderr }
  }

  it('is typed, tests included', () => {
    writeFileSync(
      join(base, 'packages/core/tsconfig.test.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { noEmit: true, types: ['node'] },
        exclude: [],
      }),
    )
    expect(runs('@typescript/native/bin/tsc', '-p', 'packages/core/tsconfig.test.json')).toEqual({
      status: 0,
      output: '',
    })
  })

  it('is formatted and passes the lint', () => {
    const biome = runs('@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', 'packages/core/src/coupon')
    expect(biome).toEqual({ status: 0, output: '' })
  })

  it('passes its own tests', () => {
    expect(runs('vitest/vitest.mjs', 'run', '--root', base, 'packages/core/src/coupon')).toEqual({
      status: 0,
      output: '',
    })
  })

  it.each(['Settlement', 'two words', '../up', ''])('is not called "%s"', (name) => {
    expect(() => writeModule(base, name)).toThrow('is no module name')
  })

  it('overwrites nothing', () => {
    expect(() => writeModule(base, 'money')).toThrow(`The core has a module 'money' already.`)
  })
})
