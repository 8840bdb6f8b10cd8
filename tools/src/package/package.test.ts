import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installed, projectNode, root } from '../run/machine.mjs'
import { installTarball, packCore } from './install.ts'
import { CORE, coreFolder, coreModules } from './modules.ts'

const folder = mkdtempSync(join(tmpdir(), 'compute-mall-package-'))
const project = join(folder, 'consumer')
let tarball = ''

beforeAll(async () => {
  tarball = await packCore(folder)
  await installTarball(tarball, project)
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a tool of the ecosystem says; empty when it is content. */
const judgement = (tool: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(projectNode(), [installed(tool), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 ? '' : stdout + stderr
}

/** Compiles a program of the consumer that imports every entry, without the types of any platform. */
const compileAll = (options: Readonly<Record<string, unknown>>) => {
  const imports = coreModules.map((module, index) => `import * as m${index} from '${CORE}/${module}'`)
  const uses = `export const entries = [${coreModules.map((_, index) => `m${index}`).join(', ')}]`
  writeFileSync(join(project, 'all.ts'), `${imports.join('\n')}\n${uses}\n`)
  const always = { strict: true, noEmit: true, target: 'es2024', lib: ['es2024'], types: [] }
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...always, ...options }, files: ['all.ts'] }),
  )
  return judgement('@typescript/native/bin/tsc', '-p', project, '--pretty', 'false')
}

const blocks = [
  ...readFileSync(join(coreFolder, 'README.md'), 'utf8').matchAll(/```(?<kind>\w*)\n(?<text>[\s\S]*?)```/g),
].map(({ groups }) => ({ kind: groups?.kind, text: groups?.text ?? '' }))
const exampleAt = blocks.findIndex(({ kind }) => kind === 'ts')

describe('the package of the core', () => {
  it('[E1] is clean in publint', () => {
    expect(judgement('publint/src/cli.js', 'run', tarball, '--strict')).toBe('')
  })

  it('[E1] gives every entry its types, wherever types are looked for', () => {
    const entries = coreModules.flatMap((module) => ['--entrypoints', module])
    expect(
      judgement('@arethetypeswrong/cli/dist/index.js', tarball, '--profile', 'esm-only', ...entries),
    ).toBe('')
  })

  it('[E1] brings licence, changelog and source, and no test', () => {
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n')
    expect(files).toEqual(
      expect.arrayContaining([
        'package/LICENSE',
        'package/README.md',
        'package/CHANGELOG.md',
        'package/src/order/order.machine.ts',
      ]),
    )
    expect(files.filter((file) => /\.(test|testing)\.|tsbuildinfo/.test(file))).toEqual([])
  })
})

describe('an empty project that installed it', () => {
  it.each(coreModules)('[E1] imports %s in plain Node', (module) => {
    const script = `import('${CORE}/${module}').then((m) => console.log(Object.keys(m).length > 0))`
    expect(execFileSync(projectNode(), ['--eval', script], { cwd: project, encoding: 'utf8' })).toBe('true\n')
  })

  it.each([
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ])(
    '[E1] compiles against every entry without the types of a platform (module %s, resolution %s)',
    (module, moduleResolution) => {
      expect(compileAll({ module, moduleResolution, skipLibCheck: true })).toBe('')
    },
  )

  it('[E1] finds no fault in the declarations themselves', () => {
    const faults = compileAll({ module: 'node16', moduleResolution: 'node16', skipLibCheck: false })
    expect(faults.split('\n').filter((line) => line.includes(CORE))).toEqual([])
  })

  it('[E1] runs the first example of the README, which prints what the README says', () => {
    writeFileSync(join(project, 'first.ts'), blocks[exampleAt]?.text ?? '')
    expect(execFileSync(projectNode(), ['first.ts'], { cwd: project, encoding: 'utf8' })).toBe(
      blocks[exampleAt + 1]?.text,
    )
  })
})

describe('one chart of it', () => {
  let weights: readonly { name: string; passed: boolean; size: number }[] = []
  beforeAll(() => {
    const command = [installed('size-limit/bin.js'), '--json']
    weights = JSON.parse(spawnSync(projectNode(), command, { cwd: root, encoding: 'utf8' }).stdout)
  }, 120_000)

  it('[E1] costs at most 12 KB without the libraries that it runs on', () => {
    expect(weights.filter(({ passed }) => !passed)).toEqual([])
  })

  it('[E1] is weighed for the charts of purchase, payment and order at least', () => {
    expect(weights.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['purchaseMachine', 'paymentMachine', 'orderMachine']),
    )
    expect(weights.every(({ size }) => size > 200)).toBe(true)
  })
})
