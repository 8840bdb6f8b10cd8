import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lint from '@commitlint/lint'
import load from '@commitlint/load'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installed, projectNode, root } from './machine.mjs'

const { rules, plugins } = await load({}, { cwd: root })
const faultsOf = async (message: string) => {
  const { errors } = await lint(message, rules, { plugins })
  return errors.map(({ name }) => name)
}

describe('the subject of a commit', () => {
  it.each([
    'feat(cart): keep what waits to be paid',
    'fix(e2e): focus the first field that is wrong',
    'perf(mall): embed the first view; press once',
    'docs(how-to): seed what the page shows',
    `fix(cart): ${'x'.repeat(61)}`,
    'Revert "feat(cart): keep what waits to be paid"',
  ])('may be %j', async (subject) => expect(await faultsOf(subject)).toEqual([]))

  it.each([
    ['Make the map anew', 'type-empty'],
    ['docs: renew the pages', 'scope-empty'],
    ['fix(Cart): lock it', 'scope-case'],
    ['fix (cart): lock it', 'type-empty'],
    ['feature(cart): lock it', 'type-enum'],
    [`fix(cart): ${'x'.repeat(62)}`, 'header-max-length'],
    ['fix(cart): Lock it', 'begins-with-imperative'],
    ['fix(cart): lock it.', 'subject-full-stop'],
    ['fix(cart): locks it', 'begins-with-imperative'],
    ['fix(cart): locked it', 'begins-with-imperative'],
    ['fix(cart): locking it', 'begins-with-imperative'],
  ])('is not %j', async (subject, fault) => expect(await faultsOf(subject)).toContain(fault))
})

describe('a checkout', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'compute-mall-commits-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('gets the hook by an installation, and its git refuses what is written otherwise', () => {
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.cn', ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${join(projectNode(), '..')}:${process.env.PATH}` },
        stdio: 'pipe',
      }).trim()
    git('init', '--quiet', '--initial-branch=main')
    for (const part of ['.husky/commit-msg', 'commitlint.config.mjs', 'package.json'])
      cpSync(join(root, part), join(folder, part))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    execFileSync(projectNode(), [installed('husky/bin.js')], { cwd: folder })
    git('add', '.husky', 'package.json')
    expect(() => git('commit', '-qm', 'Added the hook')).toThrow('type may not be empty')
    git('commit', '-qm', 'build(tools): check commits\n\nWhy: because.')
    expect(git('log', '--format=%s')).toBe('build(tools): check commits')
  })
})
