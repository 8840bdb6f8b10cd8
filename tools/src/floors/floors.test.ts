import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Breach, checkFloors } from './cruise.ts'
import { coreFloors, serverFloors } from './plan.ts'
import { floorRules } from './rules.ts'
import { sourceRules } from './source.ts'

const checkout = resolve(import.meta.dirname, '..', '..', '..')

/** For each rule what breaks it, the source that does, and its file where that is not the same. */
const planted: Readonly<Record<string, readonly [from: string, source: string, file?: string]>> = {
  ...Object.fromEntries(
    coreFloors.slice(0, -1).map((modules, floor) => {
      const above = coreFloors[floor + 1]?.[0] ?? ''
      return [
        `core-${modules.join('-')}`,
        [`packages/core/src/${modules[0]}/planted.up.ts`, `import '../${above}/index.ts'`],
      ]
    }),
  ),
  ...Object.fromEntries(
    serverFloors.slice(0, -1).map((modules, floor) => {
      const above = serverFloors[floor + 1]?.[0] ?? ''
      return [
        `server-${modules.join('-')}`,
        [`apps/server/src/${modules[0]}/planted.up.ts`, `import '../${above}/index.ts'`],
      ]
    }),
  ),
  'server-platform-is-below-its-modules': [
    'apps/server/src/platform/planted.up.ts',
    `import type { Order } from '../order/order.tables.ts'\nexport type Planted = Order`,
  ],
  'server-module-through-its-doors': [
    'apps/server/src/payment/planted.inside.ts',
    `import '../order/store/planted.ts'`,
  ],
  'server-modules-are-below-their-composition': [
    'apps/server/src/payment/planted.composition.ts',
    `import '../planted.inside.ts'`,
  ],
  'server-no-cycles': [
    'apps/server/src/cart/planted.circle.ts',
    `import type { Cycle } from './planted.cycle.ts'\nexport type Circle = Cycle`,
  ],
  'core-runs-anywhere': ['packages/core/src/money/planted.node.ts', `import 'node:fs'`],
  'core-packages': ['packages/core/src/money/planted.react.ts', `import 'react'`],
  'core-is-the-ground-floor': [
    'packages/core/src/money/planted.tools.ts',
    `import '../../../../tools/src/floors/plan.ts'`,
  ],
  'fp-through-core-fp': ['packages/core/src/money/planted.fp.ts', `import 'fp-ts/lib/Either.js'`],
  'module-through-its-index': [
    'packages/core/src/money/planted.inside.ts',
    `import '../codec/primitives.ts'`,
  ],
  'core-through-its-indexes': [
    'apps/server/src/planted.inside.ts',
    `import '../../../packages/core/src/money/planted.node.ts'`,
  ],
  'ui-through-its-indexes': [
    'apps/mall/src/planted.inside.ts',
    `import '../../../packages/ui/src/planted/leaf.ts'`,
  ],
  'browser-knows-no-react': ['packages/browser/src/planted.react.ts', `import 'react'`],
  'react-and-ui-are-siblings': ['packages/react/src/planted.ui.ts', `import '@compute-mall/ui/planted'`],
  'ui-and-react-are-siblings': ['packages/ui/src/planted/react.ts', `import '@xstate/react'`],
  'ui-fetches-nothing': ['packages/ui/src/planted/fetch.ts', `import '@compute-mall/core/client'`],
  'pages-fetch-nothing': [
    'apps/mall/src/features/planted/PlantedPage.tsx',
    `import '@compute-mall/core/client'`,
  ],
  'app-stands-above-react-and-ui': ['packages/ui/src/planted/app.ts', `import '@compute-mall/app'`],
  'packages-know-no-app': [
    'packages/react/src/planted.app.ts',
    `import '../../../apps/server/src/planted.inside.ts'`,
  ],
  'apps-are-strangers': ['apps/cashier/src/planted.app.ts', `import '../../server/src/planted.inside.ts'`],
  'demo-data-only-when-asked': ['apps/server/src/planted.seed.ts', `import '../../seed/src/planted.ts'`],
  'demo-data-through-stores': [
    'apps/seed/src/planted.inside.ts',
    `import '../../server/src/planted.inside.ts'`,
  ],
  'server-draws-nothing': ['apps/server/src/planted.react.ts', `import 'react'`],
  'tests-prove-only': ['apps/server/src/planted.prove.ts', `import './planted.test.ts'`],
  'samples-prove-only': [
    'packages/core/src/cart/planted/index.ts',
    `export * as planted from '../cart.fixtures.ts'`,
  ],
  'no-cycles': ['packages/core/src/money/planted.circle.ts', `import './planted.cycle.ts'`],
  'no-cycles-between-modules': [
    'packages/core/src/search',
    `import type { Peer } from '../resource/planted.peer.ts'\nexport type Own = Peer`,
    'packages/core/src/search/planted.peer.ts',
  ],
  'no-dead-ends': ['packages/core/src/money/planted.nowhere.ts', `import './nowhere.ts'`],
}

/** For each rule of the source what breaks it. */
const plantedLines: Readonly<Record<string, readonly [from: string, source: string]>> = {
  'index-exports-by-name': ['packages/core/src/upstairs/index.ts', `export * from './leaf.ts'`],
  'global-styles-in-the-theme': [
    'apps/mall/src/planted.css.ts',
    `import { globalStyle } from '@vanilla-extract/css'`,
  ],
  'frames-by-name': ['apps/server/src/planted.frame.ts', `export const planted = { operateType: 5 }`],
  'refusals-by-name': ['apps/server/src/planted.code.ts', `export const planted = 'CART10003'`],
}

/** What writes an address outside a route table, or copies one that leads nowhere. */
const written: Readonly<Record<string, string>> = {
  'packages/ui/src/planted/literal.ts': `export const planted = '/goods/cart'`,
  'packages/core/src/money/planted.base.ts': `export const planted = (id: string) => '/ui/console/#/orders/' + id`,
  'packages/ui/src/planted/Home.tsx': `export const Planted = () => <a href="/">x</a>`,
  'apps/plain/src/addresses.ts': `export const planted = '/ui/mall/no/such/page'`,
}

/** A tool that is longer than all others together. */
const LONG_TOOL = 'tools/src/planted.long.ts'

/** What the planted imports lead to. */
const targets = {
  'packages/core/src/money/planted.cycle.ts': `import './planted.circle.ts'`,
  'packages/ui/src/planted/index.ts': 'export {}',
  'packages/ui/src/planted/leaf.ts': 'export {}',
  'packages/core/src/client/index.ts': 'export {}',
  'packages/core/src/resource/planted.peer.ts': `import type { Own } from '../search/planted.peer.ts'\nexport type Peer = Own`,
  'apps/server/src/planted.test.ts': 'export {}',
  'packages/core/src/upstairs/index.ts': 'export {}',
  'apps/server/src/upstairs/index.ts': 'export {}',
  'apps/server/src/order/store/planted.ts': 'export {}',
  'apps/server/src/cart/planted.cycle.ts': `import type { Circle } from './planted.circle.ts'\nexport type Cycle = Circle`,
  'apps/seed/src/planted.ts': 'export {}',
}

const write = (base: string, file: string, source: string) => {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), `${source}\n`)
}

/** Workspaces that others import by name. */
const linked = [
  ['core', 'packages'],
  ['browser', 'packages'],
  ['app', 'packages'],
  ['react', 'packages'],
  ['ui', 'packages'],
  ['server', 'apps'],
  ['seed', 'apps'],
] as const

/** A checkout of its own: the sources copied, the installed packages linked, the workspaces linked to the copy. */
const copyOfCheckout = () => {
  const base = mkdtempSync(join(tmpdir(), 'compute-mall-floors-'))
  for (const room of ['packages', 'apps', 'stories', 'e2e', 'tools', 'tsconfig.base.json']) {
    cpSync(join(checkout, room), join(base, room), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|\.cache|\.data)$/.test(path),
    })
  }
  const modules = join(base, 'node_modules')
  mkdirSync(join(modules, '@compute-mall'), { recursive: true })
  for (const name of readdirSync(join(checkout, 'node_modules'))) {
    if (name !== '@compute-mall') symlinkSync(join(checkout, 'node_modules', name), join(modules, name))
  }
  for (const [name, folder] of linked)
    symlinkSync(join(base, folder, name), join(modules, '@compute-mall', name))
  return base
}

describe('floors', () => {
  let base = ''
  let breaches: readonly Breach[] = []

  beforeAll(async () => {
    base = copyOfCheckout()
    for (const modules of coreFloors) {
      const index = `packages/core/src/${modules[0]}/index.ts`
      write(base, index, 'export {}')
    }
    write(base, LONG_TOOL, 'export {}\n'.repeat(20_000))
    for (const [file, source] of Object.entries(targets)) write(base, file, source)
    for (const [file, source] of Object.values(plantedLines)) write(base, file, source)
    for (const [file, source] of Object.entries(written)) write(base, file, source)
    for (const [from, source, file = from] of Object.values(planted)) write(base, file, source)
    breaches = (await checkFloors(base)).breaches
  }, 60_000)

  afterAll(() => rmSync(base, { recursive: true, force: true }))

  it.each(floorRules.map(({ name, comment }) => [name, comment]))('%s can fail: %s', (name) => {
    const [planter] = planted[name] ?? []
    expect(breaches.filter(({ rule }) => rule === name).map(({ from }) => from)).toContain(planter)
  })

  it.each([
    ['core-module-has-a-floor', 'packages/core/src/upstairs'],
    ['server-module-has-a-floor', 'apps/server/src/upstairs'],
  ])('%s: asks a floor for every module', (rule, from) => {
    expect(breaches).toContainEqual(expect.objectContaining({ rule, from }))
  })

  it.each(sourceRules.map(({ rule, sentence }) => [rule, sentence]))('%s can fail: %s', (name) => {
    const [planter] = plantedLines[name] ?? []
    expect(breaches.filter(({ rule }) => rule === name).map(({ from }) => from)).toEqual([planter])
  })

  it.each(Object.keys(written))('addresses-stand-in-route-tables: sees the address in %s', (from) => {
    expect(breaches).toContainEqual(
      expect.objectContaining({ rule: 'addresses-stand-in-route-tables', from }),
    )
  })

  it.each([
    ['document', 'document.title'],
    ['localStorage', 'localStorage.length'],
    ['process', 'process.pid'],
  ])('knows no %s in the core', (name, use) => {
    write(base, 'packages/core/src/planted.globals.ts', `export const planted = ${use}`)
    const compile = spawnSync(
      process.execPath,
      [join(checkout, 'node_modules/@typescript/native/bin/tsc'), '--noEmit', '-p', 'packages/core'],
      { cwd: base, encoding: 'utf8' },
    )
    expect(compile.stdout).toMatch(new RegExp(`planted\\.globals\\.ts.*Cannot find name '${name}'`))
  })

  it('tools-stay-small: sees an apparatus that outgrows the product', () => {
    expect(breaches).toContainEqual(expect.objectContaining({ rule: 'tools-stay-small' }))
  })

  it('reads every source file', () => {
    expect(breaches.filter(({ rule }) => rule === 'every-file-is-seen')).toEqual([])
  })
})
