import { globSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { checkAddresses } from './addresses.ts'
import { countLines } from './lines.ts'

/** The most lines that the apparatus may have (docs/decisions/0038). */
const MAX_TOOLS_LINES = 3000
const TESTS = /\.(test|fixtures)\.|\/testing[/.]/

/** Before a tool is written, one is looked for that thousands use already. */
const checkTools = (): readonly string[] => {
  const lines = countLines(globSync('tools/src/**/*.{ts,tsx,mjs}').filter((path) => !TESTS.test(path)))
  if (lines <= MAX_TOOLS_LINES) return []
  return [
    `tools-stay-small: tools/src has ${lines} lines, more than ${MAX_TOOLS_LINES}. Take a kept library, or leave away what nobody runs.`,
  ]
}

// The floor plan is dependency-cruiser's own configuration; here stands beside it what no import tells.
const { output, exitCode } = await cruise(['packages', 'apps', 'stories', 'e2e', 'tools'], {
  ...(await extractDepcruiseOptions('./.dependency-cruiser.mjs')),
  outputType: 'err-long',
})
const others = [...checkAddresses(), ...checkTools()]
for (const breach of others) console.error(`error ${breach}`)
console.log(output)
if (exitCode > 0 || others.length > 0) process.exitCode = 1
