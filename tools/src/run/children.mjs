/** @type {Set<() => void>} */
const endings = new Set()

process.on('exit', () => {
  for (const end of endings) end()
})

/** @type {readonly NodeJS.Signals[]} */
const STOPS = ['SIGINT', 'SIGTERM']
const leave = () => process.exit(1)

/**
 * Ends a process that we started when this one ends, unless this one is killed outright.
 * @template {import('node:child_process').ChildProcess} Child
 * @param {Child} child
 * @param {NodeJS.Signals} [signal]
 * @returns {Child}
 */
export const endingWithUs = (child, signal = 'SIGTERM') => {
  const end = () => void child.kill(signal)
  endings.add(end)
  child.on('close', () => endings.delete(end))
  for (const stop of STOPS) if (process.listenerCount(stop) === 0) process.on(stop, leave)
  return child
}

/**
 * Hands what would stop this process on to a child, which then ends in its own time.
 * @param {import('node:child_process').ChildProcess} child
 */
export const handOnStops = (child) => {
  for (const stop of STOPS) {
    process.removeListener(stop, leave)
    process.on(stop, () => void child.kill(stop))
  }
}
