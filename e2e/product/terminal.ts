import { spawn } from 'node:child_process'
import { endingWithUs } from '../../tools/src/run/children.mjs'
import { projectNode, root, SOURCE_FLAG } from '../../tools/src/run/machine.mjs'

/** The mall in a terminal, run beside us. */
export interface TerminalProcess {
  /** Types a line. */
  readonly type: (line: string) => void
  /** All that it has written so far, its faults among it. */
  readonly said: () => string
  readonly stop: () => void
  /** Settles when it is over, and all that it recorded is in its file. */
  readonly over: Promise<void>
}

/**
 * Opens the terminal app at a product.
 * @param record the file into which the session is recorded
 */
export const openTerminal = (origin: string, language: 'zh' | 'en', record?: string): TerminalProcess => {
  const options = ['apps/terminal/src/main.ts', '--origin', origin, '--language', language]
  if (record !== undefined) options.push('--record', record)
  const child = endingWithUs(spawn(projectNode(), [SOURCE_FLAG, ...options], { cwd: root }))
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  return {
    type: (line) => void child.stdin.write(`${line}\n`),
    said: () => said,
    stop: () => void child.kill(),
    over: new Promise((settle) => child.once('exit', () => settle())),
  }
}
