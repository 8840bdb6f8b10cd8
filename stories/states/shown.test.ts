import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countShown, exportedBy } from './shown.ts'
import { metaOf, root, statesOf } from './states.ts'

/** Test E2 asks for so many of each. */
const MIN_STATES = 5

/** Folders whose components each have a page of their own: `states.test.ts` holds them. */
const OWN_PAGES = ['layout', 'parts', 'widgets']

/** What is exported and has no states to be shown, and why. */
const STATELESS: Readonly<Record<string, string>> = {
  LinkAdapterContext: 'draws nothing: through it an app says how its links are followed',
  MovingBar: 'is there while the next page is on its way, and else is not: it has no property',
}

const stories = globSync('stories/*/**/*.stories.tsx', {
  cwd: root,
  exclude: ['stories/{dist,node_modules}/**'],
})
const indexes = globSync('packages/ui/src/*/**/index.ts', { cwd: root }).filter(
  (index) => !OWN_PAGES.includes(index.split('/')[3] ?? ''),
)
const exported = indexes.flatMap(exportedBy)
const counts = countShown(stories)

describe('what packages/ui exports beside parts, layout and widgets', () => {
  it('is found', () => {
    expect(exported.length).toBeGreaterThan(50)
    expect(stories.length).toBeGreaterThan(150)
  })
  it(`[E2] is shown in at least ${MIN_STATES} states, itself or within the pages that it is part of`, () => {
    const lacking = exported.flatMap(({ name, file }) => {
      const count = counts.get(`${file} ${name}`) ?? 0
      return count >= MIN_STATES || name in STATELESS ? [] : [`${name}: ${count}`]
    })
    expect(lacking).toEqual([])
  })
  it(`[E2] has at least ${MIN_STATES} states on a page of its own, where it has one`, () => {
    const names = new Set(exported.map(({ name }) => name))
    const own = new Map<string, number>()
    for (const path of stories) {
      const file = readFileSync(join(root, path), 'utf8')
      const { component = '' } = metaOf(file)
      if (names.has(component)) own.set(component, (own.get(component) ?? 0) + statesOf(file).length)
    }
    expect(own.size).toBeGreaterThan(15)
    expect([...own].filter(([, count]) => count < MIN_STATES)).toEqual([])
  })
  it('excuses nothing that is not exported, or that has states after all', () => {
    for (const name of Object.keys(STATELESS)) {
      const [found] = exported.filter((one) => one.name === name)
      expect(found?.name).toBe(name)
      expect(counts.get(`${found?.file} ${name}`) ?? 0, name).toBeLessThan(MIN_STATES)
    }
  })
})
