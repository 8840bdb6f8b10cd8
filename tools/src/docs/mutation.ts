import { judgedModules } from '../mutants/modules.ts'
import { reasonFor } from '../mutants/reasons.ts'
import { FLOOR_PERCENT, percentOf, type Scores } from '../mutants/scores.ts'
import { code, type Page, page, table } from './page.ts'

const scoreRows = (scores: Scores) =>
  judgedModules().map((module) => {
    const score = scores[module]
    if (!score) return [module, '', '', 'not judged yet']
    return [module, String(score.killed), String(score.survivors.length), `${percentOf(score).toFixed(1)} %`]
  })

const survivorRows = (scores: Scores) =>
  Object.values(scores).flatMap(({ survivors }) =>
    survivors.map((survivor) => [
      survivor.file.replace('src/', ''),
      code(survivor.original),
      code(survivor.replacement),
      reasonFor(survivor) ?? '**no reason yet**',
    ]),
  )

/** How many faults, planted one at a time in rules and charts of the core, its tests notice. */
export const mutation = (scores: Scores): Page =>
  page(
    'mutation.md',
    'Mutation testing',
    `StrykerJS plants a fault at a time in the rules and charts of the core and runs the tests of the same module against each: \`npm run mutants\`, or \`npm run mutants -- order\` for one module. At least ${FLOOR_PERCENT} % have to be noticed. Descriptions of states are words for people and are left alone; properties try 20 cases instead of 100, so that a run ends today.`,
    table(['Module', 'Noticed', 'Not noticed', 'Score'], scoreRows(scores)),
    '## Not noticed, and why',
    table(['File', 'Written', 'Planted', 'Why it stays'], survivorRows(scores)),
  )
