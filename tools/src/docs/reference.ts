import { join } from 'node:path'
import { coreFolder, coreModules } from '../package/modules.ts'
import { type Declaration, declarationsOf, headComment } from './declarations.ts'
import { type Page, page, table } from './page.ts'

const MOST_LINES = 24

const fenced = (text: string) => `\`\`\`ts\n${text}\n\`\`\``

/** Long texts are data, such as messages and sample values; their beginning says what they are. */
const shortened = (text: string) => {
  const lines = text.split('\n')
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'].join('\n') : text
}

/** A chart reads better as a drawing and a table. */
const drawn = (text: string) => {
  const id = /\.createMachine\([\s\S]*?\bid: '(?<id>[\w.-]+)'/.exec(text)?.groups?.id
  return id === undefined ? undefined : `A statechart: see [${id}](../statecharts.md#${id.toLowerCase()}).`
}

const entry = ({ name, text, says, throws, examples }: Declaration) =>
  [
    `### ${name}`,
    ...(says ? [says] : []),
    ...(throws ? [`Throws: ${throws}`] : []),
    drawn(text) ?? fenced(shortened(text)),
    ...examples.map(fenced),
  ].join('\n\n')

const chapters = { function: 'Functions', value: 'Values', type: 'Types' } as const

interface Entry {
  readonly module: string
  readonly says: string
  readonly declarations: readonly Declaration[]
}

const modulePage = ({ module, says, declarations }: Entry): Page =>
  page(
    `reference/${module}.md`,
    `@compute-mall/core/${module}`,
    ...(says ? [says] : []),
    ...Object.entries(chapters).flatMap(([kind, title]) => {
      const named = declarations
        .filter((each) => each.kind === kind)
        .sort((a, b) => (a.name < b.name ? -1 : 1))
      return named.length > 0 ? [`## ${title}`, ...named.map(entry)] : []
    }),
  )

/** What each entry of the core exports. */
export const coreEntries = (): readonly Entry[] =>
  coreModules.map((module) => {
    const index = join(coreFolder, 'src', module, 'index.ts')
    return { module, says: headComment(index), declarations: declarationsOf(index) }
  })

/** The reference of every entry of the core, from its declarations and docstrings. */
export const reference = (entries: readonly Entry[]): readonly Page[] => [
  page(
    'reference/README.md',
    'Reference',
    'Every entry of `@compute-mall/core`, from its declarations and docstrings. A test runs the examples.',
    table(
      ['Entry', 'What it holds', 'Names'],
      entries.map(({ module, says, declarations }) => [
        `[${module}](${module}.md)`,
        says.split('\n\n')[0] ?? '',
        String(declarations.length),
      ]),
    ),
  ),
  ...entries.map(modulePage),
]
