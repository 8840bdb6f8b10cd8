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
  /** Waits for a line that a terminal does not show while it is typed. */
  readonly askHidden: (question: string) => Promise<string | undefined>
  readonly end: () => void
}

type Answer = (line: string | undefined) => void

const [INTERRUPT, ERASE] = ['\u0003', /[^\u007f\b]?[\u007f\b]/u]

/** What is left of a line that its terminal did not edit. */
const edited = (line: string): string => (ERASE.test(line) ? edited(line.replace(ERASE, '')) : line)

interface Terminal {
  readonly isTTY?: boolean
  readonly setRawMode?: (isRaw: boolean) => unknown
}

/** Talks over two streams. Lines that come before they are asked for are kept. */
export const createDialogue = (
  input: NodeJS.ReadableStream & Terminal,
  output: NodeJS.WritableStream,
  interrupt: () => void = () => void process.kill(process.pid, 'SIGINT'),
): Dialogue => {
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
  const ask: Dialogue['ask'] = (question, signal) => {
    output.write(`${question.replaceAll(CONTROLS, '')} `)
    const line = lines.shift()
    if (line !== undefined || ended || signal?.aborted) return Promise.resolve(line)
    return new Promise((resolve) => {
      waiting.add(resolve)
      signal?.addEventListener('abort', () => waiting.delete(resolve) && resolve(undefined), { once: true })
    })
  }
  // A terminal shows and edits what is typed, unless it is told to hand on every key: then that is ours.
  const askHidden: Dialogue['askHidden'] = async (question) => {
    if (input.isTTY !== true) return ask(question)
    const heed = (keys: string | Buffer) => {
      if (String(keys).includes(INTERRUPT)) interrupt()
    }
    input.setRawMode?.(true)
    input.on('data', heed)
    const line = await ask(question)
    input.off('data', heed)
    input.setRawMode?.(false)
    output.write('\n')
    return line === undefined ? undefined : edited(line)
  }
  return {
    say: (text) => void output.write(`${text.replaceAll(CONTROLS, '')}\n`),
    ask,
    askHidden,
    end: () => reader.close(),
  }
}
