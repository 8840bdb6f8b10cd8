import * as t from 'io-ts'
import { shownInPlace } from '../client/index.ts'
import { decode } from '../codec/index.ts'
import { E, pipe } from '../fp/index.ts'
import type { MallClient } from './mallClient.ts'

const Player = t.union([t.string, t.null])

/** The origin of the operator's player (R3.07); null for the test picture, also while it is not known. */
export const askLivePlayer = async (client: MallClient): Promise<string | null> => {
  const setting = await client.site.platformConfig({ query: { name: 'livePlayer' } }, shownInPlace)()
  return pipe(
    setting,
    E.chainW(({ value }) => E.tryCatch(() => JSON.parse(value), String)),
    E.chainW(decode(Player)),
    E.getOrElse((): string | null => null),
  )
}
