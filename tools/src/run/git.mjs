import { execFileSync } from 'node:child_process'
import { installed, root } from './machine.mjs'
import { check } from './tally.mjs'

/** What came before the commit that added this file was written before there was the rule. */
const BEGINNING = '.githooks/commit-msg'

/**
 * @param {readonly string[]} args
 * @returns {string} what git answers; nothing where it is not there, or refuses
 */
const git = (...args) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/**
 * Checks the commits that are new: after the one that `COMMITS_SINCE` names, or after the rule where this clone does not
 * know it. A shallow clone and an archive have none to be read.
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export const checkCommits = async () => {
  const named = process.env.COMMITS_SINCE
  const since =
    (named && git('rev-parse', '--quiet', '--verify', `${named}^{commit}`)) ||
    git('log', '-1', '--diff-filter=A', '--format=%H', '--', BEGINNING)
  if (!since) return { passed: 0, failed: 0 }
  return check([installed('@commitlint/cli/cli.js'), '--from', since])
}

/**
 * The TypeScript that is about to be committed: changed since the last commit, or new.
 * @returns {readonly string[]} paths from the checkout
 */
export const changedSources = () =>
  [
    git('diff', '--name-only', '--diff-filter=d', 'HEAD', '--', '*.ts', '*.tsx'),
    git('ls-files', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'),
  ].flatMap((paths) => paths.split('\n').filter(Boolean))
