import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureApps } from './apps.mjs'
import { clientApps } from './clientApps.mjs'
import { changedSources, checkCommits } from './git.mjs'
import { checkTypes, installed, root } from './machine.mjs'
import { ensurePackages } from './packages.mjs'
import { HOW_TO_INSTALL, hasPostgres, testDatabase } from './postgres.mjs'
import { say, step } from './progress.mjs'
import { check, playwright, unprovenLines, vitest } from './tally.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */

const isCi = process.env.CI === 'true'
const named = process.argv.slice(2)
const isWholeRun = named.length === 0

const formatAndLint = () =>
  check([
    installed('@biomejs/biome/bin/biome'),
    'ci',
    '--error-on-warnings',
    `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
  ])

/** @param {readonly string[]} files all of them where none is named */
const lintWithTypes = (files) =>
  check([installed('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...files])

/**
 * What `npm run check` lints in place of everything, which takes half a minute for the types of what nobody touched.
 * @returns {Promise<Tally>}
 */
const lintChanged = async () => {
  const files = changedSources()
  return files.length > 0 ? lintWithTypes(files) : { passed: 0, failed: 0 }
}

/** The tests of each module but its first file and its kills; of the platform and of what goes through all modules, none. */
const moduleTests = () => {
  const sources = join(root, 'apps/server/src')
  return readdirSync(sources, { withFileTypes: true, recursive: true }).flatMap(({ parentPath, name }) => {
    const folder = parentPath.slice(sources.length + 1)
    const isOfModule = folder !== '' && !folder.startsWith('platform') && /(?<!\.kill)\.test\.ts$/.test(name)
    return isOfModule && name !== `${folder}.test.ts` ? `apps/server/src/${folder}/${name}` : []
  })
}

/**
 * PGlite is PostgreSQL with one connection. A whole run that has PostgreSQL too asks modules most things there only
 * (docs/decisions/0049); named alone, this step asks everything.
 */
const serverEmbedded = () =>
  vitest(
    'server',
    ['server', 'cashier', 'alone'],
    { DATABASE_URL_TEST: undefined },
    isWholeRun && hasPostgres() ? moduleTests() : [],
  )

/** @returns {Promise<Tally>} */
const serverOnPostgres = async () => {
  const database = await testDatabase()
  if (!database) {
    if (isCi) return { passed: 0, failed: 1, output: HOW_TO_INSTALL }
    return { passed: 0, failed: 0, unproven: `the server on PostgreSQL. ${HOW_TO_INSTALL}` }
  }
  try {
    return await vitest('postgres', ['server', 'alone'], { DATABASE_URL_TEST: database.url })
  } finally {
    await database.stop()
  }
}

/** @returns {Promise<Tally>} */
const build = async () => ({ passed: await ensureApps(), failed: 0 })

/**
 * Everything that is checked, from cheap to dear. `npm test -- types unit` runs the steps named.
 * @type {Record<string, { title: string, work: () => Promise<Tally> }>}
 */
const steps = {
  commits: { title: 'Messages of new commits', work: checkCommits },
  format: { title: 'Format and lint', work: formatAndLint },
  lint: { title: 'Lint with types', work: () => lintWithTypes([]) },
  floors: { title: 'Floors', work: () => check(['tools/src/floors/main.ts']) },
  unused: {
    title: 'Unused files and exports',
    work: () => check([installed('knip/bin/knip.js'), '--no-progress', '--no-config-hints']),
  },
  docs: { title: 'Generated pages', work: () => check(['tools/src/docs/main.ts', '--check']) },
  types: { title: 'Types', work: () => check(checkTypes) },
  unit: {
    title: 'Core, browser, react, ui, apps, demo data and the stories of charts',
    work: () =>
      vitest('unit', [
        'core',
        'browser',
        'react',
        'ui',
        'app',
        'mall',
        ...clientApps,
        'terminal',
        'seed',
        'charts',
      ]),
  },
  browser: { title: 'Core in a browser', work: () => vitest('browser', ['core-browser']) },
  tools: { title: 'Tools', work: () => vitest('tools', ['tools']) },
  server: {
    title: 'Server and cashier on the embedded database',
    work: serverEmbedded,
  },
  postgres: { title: 'Server on PostgreSQL', work: serverOnPostgres },
  stories: { title: 'Stories in a browser', work: () => vitest('stories', ['stories', 'looks']) },
  build: { title: 'Build', work: build },
  bytes: { title: 'Bytes per page', work: () => check(['tools/src/measure/bytes.ts']) },
  e2e: { title: 'Journeys in a browser', work: playwright },
}

/** The same, and what is done when it is asked for alone. @type {typeof steps} */
const namedSteps = { ...steps, changed: { title: 'Lint with types what changed', work: lintChanged } }

/** @param {Tally} tally */
const verdict = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/**
 * @param {string} name
 * @returns {Promise<Tally>}
 */
const perform = async (name) => {
  const { title, work } = namedSteps[name] ?? unknownStep(name)
  const tally = await step(
    title,
    () => work().catch((error) => ({ passed: 0, failed: 1, output: String(error) })),
    verdict,
  )
  if (tally.output) say(tally.output)
  return tally
}

/**
 * @param {string} name
 * @returns {never}
 */
const unknownStep = (name) => {
  throw new Error(`There is no step '${name}'. The steps are: ${Object.keys(namedSteps).join(', ')}.`)
}

try {
  const chosen = isWholeRun ? Object.keys(steps) : named
  for (const name of chosen) if (!(name in namedSteps)) unknownStep(name)
  await ensurePackages()
  /** @type {Tally[]} */
  const tallies = []
  for (const name of chosen) tallies.push(await perform(name))
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
  for (const line of unprovenLines(tallies)) say(line)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
  say(verdict({ passed, failed }))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
