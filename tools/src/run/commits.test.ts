import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newSubjects } from './commits.mjs'
import { setUpHooks } from './hooks.mjs'
import { projectNode, root } from './machine.mjs'
import { faultOf } from './subject.mjs'

describe('the subject of a commit', () => {
  it.each([
    'feat(cart): keep what waits to be paid',
    'fix(e2e): focus the first field that is wrong',
    'perf(mall): embed the first view; press once',
    'docs(how-to): seed what the page shows',
    `fix(cart): ${'x'.repeat(61)}`,
    'Revert "feat(cart): keep what waits to be paid"',
  ])('may be %j', (subject) => expect(faultOf(subject)).toBeUndefined())

  it.each([
    ['Make the map anew', 'type(module)'],
    ['docs: renew the pages', 'type(module)'],
    ['fix (cart): lock it', 'type(module)'],
    ['feature(cart): lock it', 'Its type'],
    [`fix(cart): ${'x'.repeat(62)}`, '73 characters'],
    ['fix(cart): Lock it', 'lower case'],
    ['fix(cart): lock it.', 'full stop'],
    ['fix(cart): locks it', 'imperative'],
    ['fix(cart): locked it', 'imperative'],
    ['fix(cart): locking it', 'imperative'],
    ['', 'type(module)'],
  ])('is not %j', (subject, fault) => expect(faultOf(subject)).toContain(fault))
})

describe('a checkout', () => {
  let folder = ''
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.cn', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '--no-verify', '-m', message)
  const hooksPath = () => git('config', '--default', '', '--get', 'core.hooksPath')
  const addHook = () => {
    for (const part of ['.githooks', 'tools/src/run'])
      cpSync(join(root, part), join(folder, part), { recursive: true })
    git('add', '.')
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'compute-mall-commits-'))
    git('init', '--quiet', '--initial-branch=main')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('is asked for the commits after the one that brought the rule', () => {
    commit('Before the rule')
    addHook()
    commit('build(tools): check commits')
    commit('fix(cart): lock it')
    commit('Not so')
    expect(newSubjects(folder)).toEqual(['Not so', 'fix(cart): lock it'])
  })

  it('is asked for the commits after a named base that it knows', () => {
    addHook()
    commit('build(tools): check commits')
    commit('fix(cart): lock it')
    git('tag', 'v1')
    commit('fix(cart): unlock it')
    expect(newSubjects(folder, 'v1')).toEqual(['fix(cart): unlock it'])
    expect(newSubjects(folder, 'origin/main')).toEqual(['fix(cart): unlock it', 'fix(cart): lock it'])
  })

  it('is asked for nothing more than a shallow clone has', () => {
    addHook()
    commit('build(tools): check commits')
    commit('Not so')
    commit('fix(cart): lock it')
    const shallow = join(folder, 'shallow')
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, shallow)
    expect(newSubjects(shallow)).toEqual([])
  })

  it('is asked for nothing where there is no commit and no git', () => {
    expect(newSubjects(folder)).toEqual([])
    rmSync(join(folder, '.git'), { recursive: true })
    expect(newSubjects(folder)).toEqual([])
  })

  it('gets the hook by an installation, and its git refuses what is written otherwise', () => {
    addHook()
    setUpHooks(folder, {})
    expect(hooksPath()).toBe('.githooks')
    const env = { ...process.env, PATH: `${join(projectNode(), '..')}:${process.env.PATH}` }
    const write = (message: string) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.cn', 'commit', '-qm', message], {
        cwd: folder,
        env,
        stdio: 'pipe',
      })
    expect(() => write('Added the hook')).toThrow('type(module)')
    write('build(tools): check commits\n\nWhy: because.')
    expect(git('log', '--format=%s')).toBe('build(tools): check commits')
  })

  it('keeps the hooks that somebody has chosen', () => {
    git('config', 'core.hooksPath', 'mine')
    setUpHooks(folder, {})
    expect(hooksPath()).toBe('mine')
  })

  it('is left alone in CI, and an archive by every installation', () => {
    setUpHooks(folder, { CI: 'true' })
    expect(hooksPath()).toBe('')
    const archive = join(folder, 'archive')
    mkdirSync(archive)
    writeFileSync(join(archive, 'package.json'), '{}')
    setUpHooks(archive, {})
    expect([hooksPath(), existsSync(join(archive, '.git'))]).toEqual(['', false])
  })
})
