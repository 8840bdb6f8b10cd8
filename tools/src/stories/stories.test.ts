import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run/machine.mjs'
import { componentsOf, metaOf, statesOf } from './stories.ts'

/** Test E2 asks for so many of each. */
const LEAST_STATES = 5

const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8')

describe('reading indexes and stories', () => {
  it('tells components from constants, types and functions', () => {
    const index =
      "export { BADGE_MAXIMUM, Badge } from './Badge.tsx'\nexport { type Column, Table, useTable } from './T.tsx'\nexport type { Day } from './d.ts'"
    expect(componentsOf(index)).toEqual(['Badge', 'Table'])
  })
  it('counts exported stories, and finds what they are about', () => {
    const file =
      "/** When. */\nconst meta: Meta<typeof A> = { title: 'Parts/A', component: A }\nexport const Default: Story = {}\nconst hidden: Story = {}\nexport const Two: Story = shown(() => null)"
    expect(statesOf(file)).toEqual(['Default', 'Two'])
    expect(metaOf(file)).toEqual({ title: 'Parts/A', component: 'A', isTold: true })
    expect(metaOf(file.replace('/** When. */\n', '')).isTold).toBe(false)
  })
})

describe.each([
  ['parts', 'Parts'],
  ['widgets', 'Widgets'],
])('stories of %s', (folder, title) => {
  const components = componentsOf(read('packages', 'ui', 'src', folder, 'index.ts'))

  it('are of many components', () => {
    expect(components.length).toBeGreaterThan(8)
  })
  it.each(components)(
    `[E2] show %s in at least ${LEAST_STATES} states, and say when to use it`,
    (component) => {
      const file = read('stories', folder, `${component}.stories.tsx`)
      expect(metaOf(file)).toEqual({ title: `${title}/${component}`, component, isTold: true })
      expect(statesOf(file).length).toBeGreaterThanOrEqual(LEAST_STATES)
    },
  )
})
