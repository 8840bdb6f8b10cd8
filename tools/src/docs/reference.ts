import { join } from 'node:path'
import { coreFolder, coreModules } from '../package/modules.ts'
import type { Chart } from './arrows.ts'
import { type ChartNeed, type Declaration, declarationsOf, headComment } from './declarations.ts'
import { code, type Page, page, table } from './page.ts'
import { stateTable } from './statecharts.ts'

const MAX_LINES = 24

const fenced = (text: string) => `\`\`\`ts\n${text}\n\`\`\``

/** Long texts are data, such as messages; their beginning says what they are. */
const shortened = (text: string) => {
  const lines = text.split('\n')
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'].join('\n') : text
}

const idOf = (text: string): string =>
  /\.createMachine\([\s\S]*?\bid: '(?<id>[\w.-]+)'/.exec(text)?.groups?.id ?? ''

const needRows = (needs: readonly ChartNeed[]) =>
  needs.map(({ name, input, says }) => [code(name), code(input.replaceAll(/\s+/g, ' ')), says])

/** A chart reads better as what it asks for and what its states mean; the drawing is on a page of its own. */
const told = ({ text, needs = [] }: Declaration, charts: readonly Chart[]): readonly string[] => {
  const id = idOf(text)
  const chart = charts.find(({ machine }) => machine.id === id)
  return [
    `A statechart: [${id}](../statecharts.md#${id.toLowerCase()}) draws it, with every transition.`,
    ...(needs.length > 0
      ? [
          'What it needs, given by `machine.provide({ actors })`; one that is missing fails by its name:',
          table(['Need', 'Is given', 'What it does'], needRows(needs)),
        ]
      : []),
    ...(chart ? [stateTable(chart)] : []),
  ]
}

const entry = (declaration: Declaration, isType: boolean, charts: readonly Chart[]) => {
  const { name, text, says, throws, examples, needs } = declaration
  return [
    `### ${name}`,
    ...(says ? [says] : []),
    ...(throws ? [`Throws: ${throws}`] : []),
    ...(needs === undefined ? [fenced(shortened(text))] : told(declaration, charts)),
    ...(isType ? [`\`${name}\` is also the type of what it reads.`] : []),
    ...examples.map(fenced),
  ].join('\n\n')
}

/** A type that only names what its codec reads is told with the codec. */
const readBy = ({ kind, text }: Declaration): string | undefined =>
  kind === 'type' ? /= t\.TypeOf<typeof (?<codec>\w+)>$/.exec(text)?.groups?.codec : undefined

const chapters = { function: 'Functions', value: 'Values', type: 'Types' } as const

export interface Entry {
  readonly module: string
  readonly says: string
  readonly declarations: readonly Declaration[]
}

const modulePage = ({ module, says, declarations }: Entry, charts: readonly Chart[]): Page => {
  const values = new Set(declarations.filter(({ kind }) => kind === 'value').map(({ name }) => name))
  const isCodecs = (type: Declaration) => readBy(type) === type.name && values.has(type.name)
  const types = new Set(declarations.filter(isCodecs).map(({ name }) => name))
  return page(
    `reference/${module}.md`,
    `@compute-mall/core/${module}`,
    ...(says ? [says] : []),
    ...Object.entries(chapters).flatMap(([kind, title]) => {
      const named = declarations
        .filter((each) => each.kind === kind && !(kind === 'type' && types.has(each.name)))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
      return named.length > 0
        ? [`## ${title}`, ...named.map((each) => entry(each, types.has(each.name), charts))]
        : []
    }),
  )
}

/** What each entry of the core exports. */
export const coreEntries = (): readonly Entry[] =>
  coreModules.map((module) => {
    const index = join(coreFolder, 'src', module, 'index.ts')
    return { module, says: headComment(index), declarations: declarationsOf(index) }
  })

const HOW_TO_READ = [
  'Three kinds of things return everywhere, whatever framework shows them:',
  '- a **statechart** (`…Machine`) runs in XState 5: `createActor(machine.provide({ actors }), { input }).start()`. Its needs come from [actors](actors.md) or from the app, its `…View` turns a snapshot into what a screen shows, and a command is an event that is sent to it;',
  "- a **codec** reads what nobody has checked: `decode(codec)(value)` is `{ _tag: 'Right', right }` or `{ _tag: 'Left', left }`, where the left lists what is wrong with which field;",
  '- a **call** of the [client](client.md) is a task: `await call()` is a right with the answer, or a left that says why there is none. Nothing of it is thrown.',
]
  .join('\n\n')
  .replaceAll(';\n\n-', ';\n-')

/** The reference of every entry of the core, from its declarations and docstrings. */
export const reference = (entries: readonly Entry[], charts: readonly Chart[]): readonly Page[] => [
  page(
    'reference/README.md',
    'Reference',
    'Every entry of `@compute-mall/core`, from its declarations and docstrings. A test runs the examples.',
    HOW_TO_READ,
    table(
      ['Entry', 'What it holds', 'Names'],
      entries.map(({ module, says, declarations }) => [
        `[${module}](${module}.md)`,
        says.split('\n\n')[0] ?? '',
        String(declarations.length),
      ]),
    ),
  ),
  ...entries.map((entry) => modulePage(entry, charts)),
]
