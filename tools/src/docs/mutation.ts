import { judgedModules } from '../mutants/modules.ts'
import { FLOOR_PERCENT, percentOf, reasonFor, type Scores } from '../mutants/scores.ts'
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
    `StrykerJS plants a fault at a time in the rules and charts of the core and runs the tests of the same module against each: \`npm run mutants\`, or \`npm run mutants -- order\` for one module. At least ${FLOOR_PERCENT} % have to be noticed.`,
    'So that a run ends today, less is tried than in `npm test`, and a score is rather too low than too high: properties try 20 cases each, and a test that holds a time limit is left out, because a busy machine is no fault. One thread serves a module’s mutants, and loads the core anew for each. Descriptions of states, names of needs and types are words for people and for the compiler, and are left alone.',
    table(['Module', 'Noticed', 'Not noticed', 'Score'], scoreRows(scores)),
    '## Not noticed, and why',
    table(['File', 'Written', 'Planted', 'Why it stays'], survivorRows(scores)),
  )
