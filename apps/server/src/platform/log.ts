import type { PersonalFields } from '@compute-mall/core/codec'
import { Json, maskPersonal } from '@compute-mall/core/replay'
import { type DestinationStream, pino } from 'pino'

export type { Logger } from 'pino'

/** Headers that carry secrets; no codec speaks of them. */
const SECRET_HEADERS = ['cookie', 'authorization'] as const

/** Masks a whole line as it is written, so that no way of logging gets around it. */
const masking = (personal: PersonalFields) => {
  const fields: PersonalFields = new Map([
    ...personal,
    ...SECRET_HEADERS.map((header) => [header, 'secret'] as const),
  ])
  return (line: string): string => {
    const record: unknown = JSON.parse(line)
    return Json.is(record) ? `${JSON.stringify(maskPersonal(record, fields))}\n` : line
  }
}

const pretty = { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss' } }

/**
 * Lines of JSON, or coloured text on a terminal. Requests are logged by method, path and id alone: no query, no body,
 * no header, no network address.
 * @param personal what is masked wherever it hangs, as the codecs of the calls say
 */
export const createLog = (level: string, personal: PersonalFields, stream?: DestinationStream) => {
  const options = { base: null, level, hooks: { streamWrite: masking(personal) } }
  if (stream !== undefined) return pino(options, stream)
  return process.stdout.isTTY ? pino({ ...options, transport: pretty }) : pino(options)
}
