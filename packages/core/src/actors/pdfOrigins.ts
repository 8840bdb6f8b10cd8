import * as t from 'io-ts'
import { shownInPlace } from '../client/index.ts'
import { decode } from '../codec/index.ts'
import { E, pipe } from '../fp/index.ts'
import type { MallClient } from './mallClient.ts'

const Origins = t.readonlyArray(t.string)

/** The other origins whose documents the viewer may show (R2.13); while they are not known, there are none. */
export const askPdfOrigins = async (client: MallClient): Promise<readonly string[]> => {
  const setting = await client.site.platformConfig({ query: { name: 'pdfOrigins' } }, shownInPlace)()
  return pipe(
    setting,
    E.chainW(({ value }) => E.tryCatch(() => JSON.parse(value), String)),
    E.chainW(decode(Origins)),
    E.getOrElse((): readonly string[] => []),
  )
}
