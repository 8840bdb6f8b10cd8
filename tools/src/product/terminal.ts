import { spawn } from 'node:child_process'
import { endingWithUs } from '../run/children.mjs'
import { projectNode, root, SOURCE_FLAG } from '../run/machine.mjs'

/** The mall in a terminal, run beside us. */
export interface TerminalProcess {
  /** Types a line. */
  readonly type: (line: string) => void
  /** All that it has written so far, its faults among it. */
  readonly said: () => string
  readonly stop: () => void
}

/** Opens the terminal app at a product. */
export const openTerminal = (origin: string, language: 'zh' | 'en'): TerminalProcess => {
  const options = ['apps/terminal/src/main.ts', '--origin', origin, '--language', language]
  const child = endingWithUs(spawn(projectNode(), [SOURCE_FLAG, ...options], { cwd: root }))
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  return {
    type: (line) => void child.stdin.write(`${line}\n`),
    said: () => said,
    stop: () => void child.kill(),
  }
}
