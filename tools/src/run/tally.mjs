import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './command.mjs'
import { FLAKY } from './flaky.mjs'
import { installed, projectNode, root, SOURCE_FLAG } from './machine.mjs'

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string} [output] what there is to read about the failures
 * @property {string} [unproven] what could not be tested on this machine, and how it can be
 */

/**
 * A check that passes or fails as a whole counts as one test.
 * @param {import('./command.mjs').Outcome} outcome
 * @returns {Tally}
 */
export const asOneTest = ({ code, output }) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }

/**
 * Runs one of the project's own scripts, or an installed one, as a check.
 * @param {readonly string[]} args
 */
export const check = async (args) => asOneTest(await run(projectNode(), [SOURCE_FLAG, ...args]))

/**
 * A runner that failed without failing a test (a file that does not load, an error between tests) counts as one.
 * @param {import('./command.mjs').Outcome} outcome
 * @param {{ passed: number, failed: number }} counts
 * @returns {Tally}
 */
const withRunner = ({ code, output }, { passed, failed }) => {
  if (code === 0 && failed === 0) return { passed, failed }
  return { passed, failed: Math.max(failed, 1), output }
}

/**
 * What passed on a second try alone is no failure, and is shown all the same.
 * @param {readonly string[]} flaky
 * @param {Tally} tally
 * @returns {Tally}
 */
export const withFlaky = (flaky, tally) =>
  flaky.length > 0 ? { ...tally, output: tally.output ?? flaky.join('\n') } : tally

/**
 * What a run on this machine says nothing about, told so that nobody overlooks it.
 * @param {readonly Tally[]} tallies
 * @returns {readonly string[]} lines, none when everything was tested
 */
export const unprovenLines = (tallies) => {
  const sentences = tallies.flatMap(({ unproven }) => unproven ?? [])
  if (sentences.length === 0) return []
  const rule = '!'.repeat(80)
  return ['', rule, ...sentences.map((sentence) => `NOT PROVEN: ${sentence}`), rule, '']
}

/** @param {string} name */
const reportFile = (name) => join(root, '.cache', 'test', `${name}.json`)

/**
 * @template T
 * @param {string} file
 * @returns {Promise<T | undefined>} undefined when the runner ended before it wrote its report
 */
const report = async (file) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Runs vitest projects.
 * @param {string} name of the report
 * @param {readonly string[]} projects
 * @param {Record<string, string | undefined>} env
 * @param {readonly string[]} without files of the server, by glob
 * @returns {Promise<Tally>}
 */
export const vitest = async (name, projects, env = {}, without = []) => {
  const file = reportFile(name)
  await rm(file, { force: true })
  const outcome = await run(
    projectNode(),
    [
      installed('vitest/vitest.mjs'),
      'run',
      ...['--config', 'vitest.workspace.ts'],
      ...projects.flatMap((project) => ['--project', project]),
      ...['default', 'json', join(import.meta.dirname, 'flaky.mjs')].flatMap((to) => ['--reporter', to]),
      `--outputFile.json=${file}`,
    ],
    { env: { ...env, TESTS_LEFT_OUT: without.join(',') } },
  )
  /** @type {{ numPassedTests: number, numFailedTests: number } | undefined} */
  const result = await report(file)
  return withFlaky(
    outcome.output.split('\n').filter((line) => line.startsWith(FLAKY)),
    withRunner(outcome, { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0 }),
  )
}

/**
 * Runs the journeys in a browser.
 * @returns {Promise<Tally>}
 */
export const playwright = async () => {
  const file = reportFile('e2e')
  await rm(file, { force: true })
  const outcome = await run(
    projectNode(),
    [installed('@playwright/test/cli.js'), 'test', '--config', 'e2e', '--reporter', 'list,json'],
    {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        NODE_OPTIONS: SOURCE_FLAG,
        ...(process.stdout.isTTY ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' }),
      },
    },
  )
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number } } | undefined} */
  const result = await report(file)
  const { expected = 0, unexpected = 0, flaky = 0 } = result?.stats ?? {}
  return withFlaky(
    flaky > 0 ? [outcome.output] : [],
    withRunner(outcome, { passed: expected + flaky, failed: unexpected }),
  )
}
