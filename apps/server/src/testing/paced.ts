import { Agent, request as send } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '@compute-mall/core/time'

/** A request as it goes over the wire. */
export interface PacedRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What became of requests that were sent at a rate. */
export interface Paced {
  /** Milliseconds from when each was due until its answer was there: a queue before the server counts. */
  readonly times: readonly number[]
  /** Those that were not answered with success, in a few words each. */
  readonly failed: readonly string[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

const answerOf = (origin: string, { method, path, headers, body }: PacedRequest): Promise<string> =>
  new Promise((done, broken) => {
    const asked = send(origin + path, { method, headers, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => done(text)).on('error', broken)
    })
    asked.on('error', broken).end(body)
  })

const isSuccess = (answer: string) => answer.startsWith('{"code":"0"')

/**
 * Sends requests at a rate, whether the ones before are answered or not, as many people do who know nothing of each other.
 * @param next the n-th request, and which server it goes to
 */
export const paced = async (
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
  next: (n: number) => { readonly origin: string; readonly request: PacedRequest },
): Promise<Paced> => {
  const times: number[] = []
  const failed: string[] = []
  const sent: Promise<void>[] = []
  const begun = performance.now()
  const ask = async (n: number, due: number): Promise<void> => {
    const { origin, request } = next(n)
    const answer = await answerOf(origin, request).catch((error: unknown) => String(error))
    times.push(performance.now() - due)
    if (!isSuccess(answer)) failed.push(`${request.path}: ${answer.slice(0, 200)}`)
  }
  for (let n = 0; n < rate * seconds; n++) {
    const due = begun + (n * SECOND_MS) / rate
    if (due > performance.now()) await sleep(due - performance.now())
    sent.push(ask(n, due))
  }
  await Promise.all(sent)
  return { times, failed }
}
