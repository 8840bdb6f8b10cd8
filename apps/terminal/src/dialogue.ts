import { createInterface } from 'node:readline'

/** Control characters other than the end of a line: in what others wrote, they would steer the terminal. */
const CONTROLS = /[^\P{Cc}\n]/gu

/** A conversation in lines: what a terminal is. */
export interface Dialogue {
  readonly say: (text: string) => void
  /**
   * Waits for a line, without its surrounding spaces.
   * @param signal gives up waiting; the line that comes later answers the next question
   * @returns undefined when no more lines come, or waiting was given up
   */
  readonly ask: (question: string, signal?: AbortSignal) => Promise<string | undefined>
  readonly end: () => void
}

type Answer = (line: string | undefined) => void

/** Talks over two streams. Lines that come before they are asked for are kept. */
export const createDialogue = (input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Dialogue => {
  const reader = createInterface({ input })
  const lines: string[] = []
  const waiting = new Set<Answer>()
  let ended = false
  const hand = (line: string | undefined): boolean => {
    const [first] = waiting
    if (first === undefined) return false
    waiting.delete(first)
    first(line)
    return true
  }
  reader.on('line', (line) => hand(line.trim()) || lines.push(line.trim()))
  reader.on('close', () => {
    ended = true
    while (hand(undefined));
  })
  return {
    say: (text) => void output.write(`${text.replaceAll(CONTROLS, '')}\n`),
    ask: (question, signal) => {
      output.write(`${question.replaceAll(CONTROLS, '')} `)
      const line = lines.shift()
      if (line !== undefined || ended || signal?.aborted) return Promise.resolve(line)
      return new Promise((resolve) => {
        waiting.add(resolve)
        signal?.addEventListener('abort', () => waiting.delete(resolve) && resolve(undefined), { once: true })
      })
    },
    end: () => reader.close(),
  }
}
