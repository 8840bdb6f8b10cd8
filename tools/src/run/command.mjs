import { spawn } from 'node:child_process'
import { endingWithUs, handOnStops } from './children.mjs'
import { root } from './machine.mjs'

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 when ended by a signal
 * @property {string} output standard output and error as they came
 */

/** Output that we keep is shown on the same terminal later, so it is coloured as if it went there. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

/** The longest step takes two thirds of this on two cores: whatever takes longer hangs. */
const LONGEST_MS = 60 * 60_000

/**
 * Runs a command to its end and keeps what it prints. One that hangs is ended, so that what it said is read.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, longestMs?: number }} [options]
 * @returns {Promise<Outcome>}
 */
export const run = (command, args, { env = {}, cwd = root, longestMs = LONGEST_MS } = {}) =>
  new Promise((resolve, reject) => {
    const child = endingWithUs(spawn(command, args, { cwd, env: { ...process.env, ...colours, ...env } }))
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    const hanging = setTimeout(() => {
      child.kill('SIGKILL')
      child.stdout.destroy()
      child.stderr.destroy()
      resolve({ code: 1, output: `${output}\nEnded by us: it took longer than ${longestMs / 1000} s.\n` })
    }, longestMs)
    child.on('close', (code) => {
      clearTimeout(hanging)
      resolve({ code: code ?? 1, output })
    })
  })

/**
 * Runs a command in the foreground: its output is ours, signals reach it, and this process ends as it ends.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 */
export const become = (command, args, env) => {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  handOnStops(child)
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('close', (code, signal) => {
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
  })
}
