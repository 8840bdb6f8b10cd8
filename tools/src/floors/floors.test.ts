import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { cruise, type IConfiguration } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const checkout = resolve(import.meta.dirname, '..', '..', '..')
const ROOMS = ['packages', 'apps', 'stories', 'e2e', 'tools']

interface Plan {
  readonly coreFloors: readonly (readonly string[])[]
  readonly serverFloors: readonly (readonly string[])[]
  readonly default: IConfiguration
}

const {
  coreFloors,
  serverFloors,
  default: config,
}: Plan = await import(`${checkout}/.dependency-cruiser.mjs`)
const floorRules = [...(config.forbidden ?? []), ...(config.required ?? [])]

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
  'core-runs-anywhere': ['packages/core/src/money/planted.node.ts', `import 'node:fs'`],
  'core-packages': ['packages/core/src/money/planted.react.ts', `import 'react'`],
  'core-is-the-ground-floor': [
    'packages/core/src/money/planted.tools.ts',
    `import '../../../../tools/src/floors/lines.ts'`,
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
  'journeys-know-no-stories': ['e2e/planted.story.ts', `import '../stories/planted.ts'`],
  'server-draws-nothing': ['apps/server/src/planted.react.ts', `import 'react'`],
  'tests-prove-only': ['apps/server/src/planted.prove.ts', `import './planted.test.ts'`],
  'samples-prove-only': [
    'packages/core/src/cart/planted/index.ts',
    `export * as planted from '../cart.fixtures.ts'`,
  ],
  'no-cycles': [
    'apps/server/src/cart/planted.circle.ts',
    `import type { Cycle } from './planted.cycle.ts'\nexport type Circle = Cycle`,
  ],
  'no-cycles-between-modules': [
    'packages/core/src/search',
    `import type { Peer } from '../resource/planted.peer.ts'\nexport type Own = Peer`,
    'packages/core/src/search/planted.peer.ts',
  ],
  'no-dead-ends': ['packages/core/src/money/planted.nowhere.ts', `import './nowhere.ts'`],
  // They import nothing, and nothing imports them.
  'core-module-has-a-floor': ['packages/core/src/upstairs/index.ts', 'export {}'],
  'server-module-has-a-floor': ['apps/server/src/upstairs/index.ts', 'export {}'],
}

/** For each rule of the linter what breaks it, line by line, where it is seen, and where it may stand. */
const plantedLines: readonly {
  readonly says: string
  readonly lines: readonly string[]
  readonly seen: readonly string[]
  readonly free: readonly string[]
}[] = [
  {
    says: 'Do not use export all',
    lines: [`export * from './leaf.ts'`],
    seen: ['packages/core/src/downstairs/index.ts'],
    free: ['packages/core/src/downstairs/leaf.ts', 'packages/ui/src/downstairs/index.ts'],
  },
  {
    says: 'A rule about elements stands in the theme',
    lines: [
      `import { globalStyle } from '@vanilla-extract/css'`,
      `import { globalStyle as everywhere } from '@vanilla-extract/css'`,
      `import * as css from '@vanilla-extract/css'`,
      `export { globalStyle } from '@vanilla-extract/css'`,
    ],
    seen: ['apps/mall/src/planted.css.ts', 'packages/ui/src/planted/leaf.css.ts', 'stories/planted.css.ts'],
    free: ['packages/ui/src/theme/planted.css.ts'],
  },
  {
    says: 'A frame of chat is written by its name, `FRAME.send`',
    lines: [
      'export const sent = { operateType: 5 }',
      'export const told = [{ userId, operateType: 5 }] // edits',
      'export interface Sent { readonly operateType: 12 }',
      'export const isEdit = (frame: Sent) => frame.operateType === 5 || frame',
      'export const isNoEdit = ({ operateType }: Sent) => operateType !== 5',
    ],
    seen: ['apps/server/src/planted.frame.ts', 'e2e/planted.frame.ts', 'stories/planted.frame.test.tsx'],
    free: [
      'apps/server/src/planted/chat.codec.ts',
      'packages/core/src/chat/planted.codec.test.ts',
      'packages/core/src/chat/planted.spec.test.ts',
      'packages/core/src/chat/planted.actors.test.ts',
      'tools/src/planted.frame.ts',
    ],
  },
  {
    says: 'A refusal is written by its name, `cartRefusals.cartFull`',
    lines: [
      `export const code = 'CART10003'`,
      `export type Code = 'CART10003' | 'none'`,
      `export const isFull = (code: string) => code === 'CART10003' || code`,
    ],
    seen: [
      'apps/server/src/planted.code.ts',
      'stories/planted.code.tsx',
      'packages/core/src/planted.spec.ts',
    ],
    free: [
      'packages/core/src/cart/planted.errors.ts',
      'packages/core/src/planted.code.test.ts',
      'packages/core/src/planted.testing.ts',
      'stories/planted.gallery.tsx',
      'e2e/planted.code.ts',
    ],
  },
]

/** What reads like a breach for the linter, and is none. */
const INNOCENT = [
  `import { style } from '@vanilla-extract/css'`,
  `export const named = { operateType: FRAME.edit, page: 5, text: 'CART100030' }`,
  'export const edits = frames.filter(({ operateType }) => operateType === FRAME.edit).length === 5',
  `// operateType: 5, 'CART10003'`,
]

/** What writes an address outside a route table, or copies one that leads nowhere. */
const written: Readonly<Record<string, string>> = {
  'packages/ui/src/planted/literal.ts': `export const planted = '/goods/cart'`,
  'packages/core/src/money/planted.base.ts': `export const planted = (id: string) => '/ui/console/#/orders/' + id`,
  'packages/ui/src/planted/Home.tsx': `export const Planted = () => <a href="/">x</a>`,
  'apps/plain/src/addresses.ts': `export const planted = '/ui/mall/no/such/page'`,
}

/** A tool that is as long as all may be together. */
const LONG_TOOL = 'tools/src/planted.long.ts'

/** What the planted imports lead to. */
const targets = {
  'packages/ui/src/planted/index.ts': 'export {}',
  'packages/ui/src/planted/leaf.ts': 'export {}',
  'packages/core/src/client/index.ts': 'export {}',
  'packages/core/src/resource/planted.peer.ts': `import type { Own } from '../search/planted.peer.ts'\nexport type Peer = Own`,
  'apps/server/src/planted.test.ts': 'export {}',
  'apps/server/src/order/store/planted.ts': 'export {}',
  'apps/server/src/cart/planted.cycle.ts': `import type { Circle } from './planted.circle.ts'\nexport type Cycle = Circle`,
  'apps/seed/src/planted.ts': 'export {}',
  'stories/planted.ts': 'export {}',
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
  for (const room of [...ROOMS, 'tsconfig.base.json', '.dependency-cruiser.mjs', 'biome.json', '.biome']) {
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

interface Breach {
  readonly rule: string
  /** The file that breaks it. */
  readonly from: string
}

interface LintReport {
  readonly diagnostics: readonly {
    readonly message: string
    readonly location: { readonly path: string; readonly start: { readonly line: number } }
  }[]
}

describe('floors', () => {
  let base = ''
  let breaches: readonly Breach[] = []
  let status: number | null = null

  beforeAll(() => {
    base = copyOfCheckout()
    for (const modules of coreFloors) {
      const index = `packages/core/src/${modules[0]}/index.ts`
      write(base, index, 'export {}')
    }
    write(base, LONG_TOOL, 'export {}\n'.repeat(3_000))
    for (const [file, source] of Object.entries(targets)) write(base, file, source)
    for (const [file, source] of Object.entries(written)) write(base, file, source)
    for (const [from, source, file = from] of Object.values(planted)) write(base, file, source)
    const step = spawnSync(process.execPath, ['tools/src/floors/main.ts'], {
      cwd: base,
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: '0' },
    })
    status = step.status
    breaches = [...`${step.stderr}\n${step.stdout}`.matchAll(/^ *error (\S+): (\S+)/gm)].map(
      ([, rule = '', from = '']) => ({ rule, from }),
    )
  }, 180_000)

  afterAll(() => rmSync(base, { recursive: true, force: true }))

  it('fails when there is a breach', () => {
    expect(status).toBe(1)
  })

  it.each(floorRules.map(({ name = '', comment }) => [name, comment]))('%s can fail: %s', (name) => {
    const [planter] = planted[name] ?? []
    expect(breaches.filter(({ rule }) => rule === name).map(({ from }) => from)).toContain(planter)
  })

  it.each(Object.keys(written))('addresses-stand-in-route-tables: sees the address in %s', (from) => {
    expect(breaches).toContainEqual({ rule: 'addresses-stand-in-route-tables', from })
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

  it('tools-stay-small: sees an apparatus that outgrows its limit', () => {
    expect(breaches).toContainEqual({ rule: 'tools-stay-small', from: 'tools/src' })
  })

  it.each(plantedLines)('the linter says in every place: $says', ({ says, lines, seen, free }) => {
    for (const file of [...seen, ...free]) write(base, file, [...lines, ...INNOCENT].join('\n'))
    const lint = spawnSync(
      process.execPath,
      [
        join(checkout, 'node_modules/@biomejs/biome/bin/biome'),
        ...['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'],
        ...[...seen, ...free],
      ],
      { cwd: base, encoding: 'utf8' },
    )
    const { diagnostics }: LintReport = JSON.parse(lint.stdout)
    const said = diagnostics
      .filter(({ message }) => message.startsWith(says))
      .map(({ location }) => `${location.path}:${location.start.line}`)
    const expected = seen.flatMap((file) => lines.map((_, index) => `${file}:${index + 1}`))
    expect(said.sort()).toEqual(expected.sort())
  })

  it('reads every source file', async () => {
    const options = await extractDepcruiseOptions(join(checkout, '.dependency-cruiser.mjs'))
    const { output } = await cruise(ROOMS, { ...options, baseDir: checkout, validate: false })
    if (typeof output === 'string') throw new Error(output)
    const seen = new Set(output.modules.map(({ source }) => source))
    const files = globSync(
      ['{packages,apps,stories,e2e,tools}/**/*.{ts,tsx}', 'stories/.storybook/*.{ts,tsx}'],
      {
        cwd: checkout,
        exclude: [
          '**/{node_modules,dist,.cache,.data,coverage,test-results,playwright-report,storybook-static}',
        ],
      },
    )
    expect(files.length).toBeGreaterThan(3000)
    expect(files.filter((file) => !file.endsWith('.d.ts') && !seen.has(file))).toEqual([])
  })
})
