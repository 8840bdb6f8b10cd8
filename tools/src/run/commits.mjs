import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './machine.mjs'
import { faultOf } from './subject.mjs'

/** What came before the commit that added this file was written before there was the rule. */
const BEGINNING = '.githooks/commit-msg'

/**
 * @param {string} folder
 * @param {readonly string[]} args
 */
const git = (folder, args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/**
 * @param {string} folder
 * @param {string} [base]
 */
const isKnown = (folder, base) => {
  if (!base) return false
  try {
    git(folder, ['cat-file', '-e', `${base}^{commit}`])
    return true
  } catch {
    return false
  }
}

/**
 * The subjects of the commits that are new: after `base`, or after the rule where that names no commit of this clone. A
 * shallow clone shows what it has; without git, or outside a checkout, there is nothing to read.
 * @param {string} folder
 * @param {string} [base] as git names it, e.g. `origin/main` or a tag
 * @returns {readonly string[]}
 */
export const newSubjects = (folder, base) => {
  try {
    const since = isKnown(folder, base)
      ? base
      : git(folder, ['log', '-1', '--diff-filter=A', '--format=%H', '--', BEGINNING])
    if (!since) return []
    return git(folder, ['log', '--no-merges', '--format=%s', `${since}..HEAD`])
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

/**
 * @param {readonly string[]} subjects
 * @returns {number} the exit code
 */
const tell = (subjects) => {
  const faults = subjects.flatMap((subject) => {
    const fault = faultOf(subject)
    return fault === undefined ? [] : [`${subject}\n  ${fault}`]
  })
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length > 0) process.stderr.write('CONTRIBUTING.md, "How we write", has an example.\n')
  return faults.length > 0 ? 1 : 0
}

if (process.argv[1] === import.meta.filename) {
  const [option, file = ''] = process.argv.slice(2)
  const [first = ''] = option === '--message' ? readFileSync(file, 'utf8').split('\n') : []
  process.exitCode = tell(option === '--message' ? [first] : newSubjects(root, process.env.COMMITS_SINCE))
}
