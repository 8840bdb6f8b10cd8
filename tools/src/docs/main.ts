import { readFile, writeFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { openApiDocument } from '@compute-mall/core/openapi'
import { readScores } from '../mutants/scores.ts'
import { root } from '../run/machine.mjs'
import { assumedRules, groundless } from './assumed.ts'
import { charts } from './charts.ts'
import { constantsPage } from './constants.ts'
import { unexplained } from './dependencies.ts'
import { errorCatalogue } from './errors.ts'
import { forgottenWords } from './glossary.ts'
import { mutation } from './mutation.ts'
import { permissions } from './permissions.ts'
import { readme } from './readme.ts'
import { register } from './register.ts'
import { specMap, unknownIds } from './specmap.ts'
import { statecharts } from './statecharts.ts'
import { titles } from './titles.ts'

const known = register()
const named = titles()
const drawn = await charts()

const faults = [
  ...unknownIds(known, named).map((id) => `A test names ${id}, which no requirement has.`),
  ...groundless(drawn, known).map((place) => `${place}, which docs/decisions/open-points.md does not have.`),
  ...forgottenWords().map((word) => `docs/glossary.md has ${word}, which no source has.`),
  ...unexplained(),
]

/** Committed pages: people read them in the repository, and a review shows what changes in them. */
const kept = [statecharts(drawn), permissions(), await readme()]
/** Pages in `docs/.gitignore`. */
const built = [
  specMap(known, named),
  assumedRules(drawn, known),
  constantsPage(),
  errorCatalogue(),
  mutation(readScores()),
  { file: 'openapi.json', text: `${JSON.stringify(openApiDocument(), null, 2)}\n` },
]

const checking = process.argv.includes('--check')
for (const page of [...kept, ...built]) {
  const path = join(root, 'docs', page.file)
  if ((await readFile(path, 'utf8').catch(() => '')) === page.text) continue
  if (checking && kept.includes(page))
    faults.push(`${normalize(`docs/${page.file}`)} is stale. Run: npm run docs`)
  else await writeFile(path, page.text)
}
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
