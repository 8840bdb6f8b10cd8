import { performance } from 'node:perf_hooks'

const TICK_MS = 10_000

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`)

/**
 * Does one step of a longer work, and says so: at its start, every ten seconds, and with its time at the end.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [verdict] said at the end, 'done' if not given
 * @returns {Promise<T>}
 */
export const step = async (title, work, verdict = () => 'done') => {
  const start = performance.now()
  say(`▸ ${title} …`)
  const ticker = setInterval(() => say(`  ${title}: ${seconds(start)} so far`), TICK_MS)
  try {
    const result = await work()
    say(`  ${title}: ${verdict(result)} (${seconds(start)})`)
    return result
  } finally {
    clearInterval(ticker)
  }
}
