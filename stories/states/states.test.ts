import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentsOf, foldersOf, lackingStates, metaOf, root, statesOf } from './states.ts'

/** Test E2 asks for so many of each. */
const MIN_STATES = 5

/** What a component cannot be in, whatever its source looks like. */
const CANNOT: Readonly<Record<string, readonly string[]>> = {
  // The page itself is always on the trail; a choice, an order or a way without steps is a fault of who uses it.
  Breadcrumb: ['empty'],
  Menu: ['empty'],
  RadioGroup: ['empty'],
  SortBar: ['empty'],
  SpecOptions: ['empty'],
  Steps: ['empty'],
  // Empty is how it begins: its default.
  UploadField: ['empty'],
  // What it holds has a length; its own words are for screen readers alone.
  Carousel: ['long text'],
  QuantityStepper: ['long text'],
}

const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8')

describe('reading indexes and stories', () => {
  it('tells components from constants, types and functions', () => {
    const index =
      "export { BADGE_MAXIMUM, Badge } from './Badge.tsx'\nexport { type Column, Table, useTable } from './T.tsx'\nexport type { Day } from './d.ts'"
    expect(componentsOf(index)).toEqual([
      ['Badge', 'Badge.tsx'],
      ['Table', 'T.tsx'],
    ])
  })
  it('counts exported stories, and finds what they are about', () => {
    const file =
      "/** What.\n *\n * **Do:** this.\n *\n * **Don't:** that.\n */\nconst meta: Meta<typeof A> = { title: 'Parts/A', component: A }\nexport const Default: Story = {}\nconst hidden: Story = {}\nexport const Two: Story = shown(() => null)"
    expect(statesOf(file)).toEqual(['Default', 'Two'])
    expect(metaOf(file)).toEqual({ title: 'Parts/A', component: 'A', isTold: true })
    expect(metaOf(file.replace('**Do:** this.', '')).isTold).toBe(false)
    expect(metaOf(file.replace("**Don't:** that.", "**Don't:**")).isTold).toBe(false)
    expect(metaOf(file.replace('*/\n', '*/\nconst other = 1\n')).isTold).toBe(false)
  })
  it('finds the states that a component has and no story shows', () => {
    const source =
      'interface Props extends FieldFrame {\n  readonly items: readonly string[]\n  readonly busy?: boolean\n  readonly disabled?: boolean\n  readonly text: string\n}'
    const all = ['Default', 'Wrong', 'Empty', 'Loads', 'AllDisabled', 'LongText']
    expect(lackingStates(source, all)).toEqual([])
    expect(lackingStates(source, [])).toEqual([
      'default',
      'disabled',
      'loading',
      'error',
      'empty',
      'long text',
    ])
    expect(lackingStates('interface Props {\n  readonly score: number\n}', ['Default'])).toEqual([])
  })
})

describe.each([
  ['layout', 'Layout'],
  ['parts', 'Parts'],
  ['widgets', 'Widgets'],
])('stories of %s', (folder, title) => {
  const components = componentsOf(read('packages', 'ui', 'src', folder, 'index.ts'))

  it('are of many components', () => {
    expect(components.length).toBeGreaterThan(8)
  })
  it.each(components)(
    `[E2] show %s in each of its states, at least ${MIN_STATES}, and say when to use it and when not`,
    (component, file) => {
      const stories = read('stories', folder, `${component}.stories.tsx`)
      expect(metaOf(stories)).toEqual({ title: `${title}/${component}`, component, isTold: true })
      expect(statesOf(stories).length).toBeGreaterThanOrEqual(MIN_STATES)
      const lacking = lackingStates(read('packages', 'ui', 'src', folder, file), statesOf(stories))
      expect(lacking.filter((state) => !CANNOT[component]?.includes(state))).toEqual([])
    },
  )
  it('are excused from no state that they show or need not', () => {
    for (const [component, file] of components.filter(([name]) => name in CANNOT))
      expect(
        lackingStates(
          read('packages', 'ui', 'src', folder, file),
          statesOf(read('stories', folder, `${component}.stories.tsx`)),
        ),
        component,
      ).toEqual(CANNOT[component])
  })
})

describe('the list of stories', () => {
  const titles = globSync('stories/*/**/*.stories.tsx', {
    cwd: root,
    exclude: ['stories/{dist,node_modules}/**'],
  }).map((file) => metaOf(read(file)).title ?? '')
  const order =
    /storySort: \{\s*order: \[([^\]]*)\]/.exec(read('stories', '.storybook', 'preview.tsx'))?.[1] ?? ''

  it('stands in an order that names each of its folders', () => {
    const named = [...order.matchAll(/'([^']*)'/g)].map(([, folder = '']) => folder)
    expect(named.length).toBeGreaterThan(7)
    expect(named.toSorted()).toEqual(foldersOf(titles).toSorted())
  })
})
