import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { coreFolder, coreModules } from '../package/modules.ts'
import { installed, projectNode, root } from '../run/machine.mjs'

const folder = join(root, '.cache', 'reference')
const pageOf = (module: string) => readFileSync(join(folder, `${module}.md`), 'utf8')

/** What is told of a name of the core. */
const toldOf = (module: string, name: string) =>
  pageOf(module)
    .split(/^### /m)
    .find((part) => part.startsWith(name)) ?? ''

describe('the reference', () => {
  let said: string
  let status: number | null

  beforeAll(() => {
    const config = join(coreFolder, 'typedoc.json')
    const { stderr, ...made } = spawnSync(
      projectNode(),
      [installed('typedoc/bin/typedoc'), '--options', config, '--out', folder, '--logLevel', 'Warn'],
      { encoding: 'utf8' },
    )
    said = made.stdout + stderr
    status = made.status
  }, 120_000)

  it('is made without a warning: every entry, function and value says what it is', () => {
    expect([status, said]).toEqual([0, ''])
  })

  it.each(coreModules)('tells %s, from words of its own on', (module) => {
    expect(pageOf(module)).toMatch(new RegExp(`^# @compute-mall/core/${module}\n\n[A-Z]`))
    expect(pageOf('README')).toContain(`](${module}.md)`)
  })

  it('tells what a chart needs and not what it does, with a link to its drawing', () => {
    const told = toldOf('payment', 'paymentMachine')
    expect(told).toContain(`giveUp: unprovided<{ orderId: string }>('payment: giveUp'),\n  },\n  …\n`)
    expect(told).toContain('(../statecharts.md#payment)')
  })

  it('tells a codec as it is written, with the type that it reads', () => {
    expect(toldOf('goods', 'Sku\n')).toContain('type Sku = t.TypeOf<typeof Sku>')
    expect(toldOf('goods', 'Sku\n')).toContain('pricing: t.readonlyArray(Pricing),')
  })

  it('tells a function by its head, and what it is given', () => {
    const told = toldOf('payment', 'compareBill()')
    expect(told).toContain('): Comparison<Theirs, Ours>\n```\n\n- `bill`: every entry')
  })
})
