import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { openApiDocument } from '@compute-mall/core/openapi'
import { readScores } from '../mutants/scores.ts'
import { root } from '../run/machine.mjs'
import { accountTable } from './accounts.ts'
import { assumedRules, groundless } from './assumed.ts'
import { charts } from './charts.ts'
import { constantsPage } from './constants.ts'
import { unexplained } from './dependencies.ts'
import { errorCatalogue } from './errors.ts'
import { forgottenWords } from './glossary.ts'
import { mutation } from './mutation.ts'
import { permissions } from './permissions.ts'
import { exampleOf, withMade } from './readme.ts'
import { coreEntries, reference } from './reference.ts'
import { register } from './register.ts'
import { specMap, unknownIds } from './specmap.ts'
import { statecharts } from './statecharts.ts'
import { titles } from './titles.ts'

const known = register()
const named = titles()
const drawn = await charts()
const entries = coreEntries()

const readme = [
  { name: 'example', made: exampleOf(entries, 'payment', 'paymentMachine') },
  { name: 'accounts', made: await accountTable() },
].reduce(
  (text, { name, made }) => withMade(text, name, made),
  await readFile(join(root, 'README.md'), 'utf8'),
)

const faults = [
  ...unknownIds(known, named).map((id) => `A test names ${id}, which no requirement has.`),
  ...groundless(drawn, known).map((place) => `${place}, which docs/decisions/open-points.md does not have.`),
  ...forgottenWords().map((word) => `docs/glossary.md has ${word}, which no source has.`),
  ...unexplained(),
]
const pages = [
  specMap(known, named),
  assumedRules(drawn, known),
  statecharts(drawn),
  { file: 'openapi.json', text: `${JSON.stringify(openApiDocument(), null, 2)}\n` },
  permissions(),
  constantsPage(),
  errorCatalogue(),
  mutation(readScores()),
  ...reference(entries, drawn),
  { file: '../README.md', text: readme },
]

/** Pages that are kept, because other tools and reviewers read them; all others are built where they are wanted. */
const kept = new Set(['openapi.json', 'statecharts.md', 'permissions.md', '../README.md'])

const pathOf = (file: string) => join(root, 'docs', file)
const isStale = async ({ file, text }: (typeof pages)[number]) =>
  (await readFile(pathOf(file), 'utf8').catch(() => '')) !== text

/** Pages of modules that are no more. */
const orphans = async () => {
  const made = new Set(pages.map(({ file }) => file))
  const found = await readdir(pathOf('reference')).catch(() => [])
  return found.map((file) => `reference/${file}`).filter((file) => !made.has(file))
}

await mkdir(pathOf('reference'), { recursive: true })
const checking = process.argv.includes('--check')
for (const each of pages) {
  if (!(await isStale(each))) continue
  if (checking && kept.has(each.file))
    faults.push(`${normalize(`docs/${each.file}`)} is stale. Run: npm run docs`)
  else await writeFile(pathOf(each.file), each.text)
}
for (const file of await orphans()) await rm(pathOf(file))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
