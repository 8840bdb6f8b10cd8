import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { textTable } from '../measure/table.ts'
import { projectNode } from '../run/machine.mjs'
import { core, judgedModules } from './modules.ts'
import { FLOOR_PERCENT, percentOf, readScores, scoresFile } from './scores.ts'
import { judge } from './stryker.ts'

/** `npm run mutants [-- module …]`: takes minutes to an hour, and makes way for everything else on the machine. */
setPriority(10)

const named = process.argv.slice(2)
const modules = named.length > 0 ? named : judgedModules()

const inCore = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
  const child = spawn(projectNode(), args, { cwd: core, env: { ...process.env, ...env }, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  return Number(code ?? 1)
}

const unjudged: string[] = []
for (const module of modules) {
  const score = await judge(module, inCore)
  if (!score) {
    unjudged.push(module)
    continue
  }
  const scores = Object.entries({ ...readScores(), [module]: score }).sort(([a], [b]) => a.localeCompare(b))
  await writeFile(scoresFile, `${JSON.stringify(Object.fromEntries(scores), null, 2)}\n`)
}

const judged = Object.entries(readScores()).filter(([module]) => modules.includes(module))
console.log(
  textTable(
    ['Module', 'killed', 'survived', '%'],
    judged.map(([module, score]) => [
      module,
      String(score.killed),
      String(score.survivors.length),
      percentOf(score).toFixed(1),
    ]),
  ),
)
for (const module of unjudged)
  console.error(`The mutants of ${module} could not be judged; Stryker says why above.`)
if (unjudged.length > 0 || judged.some(([, score]) => percentOf(score) < FLOOR_PERCENT)) process.exitCode = 1
