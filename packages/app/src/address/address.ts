import { queryText } from '@compute-mall/core/http'
import type { ParamsCodec } from './params.ts'
import { readPath, writePath } from './path.ts'

/** Where one is, below the base of the app. */
export interface AppLocation {
  readonly pathname: string
  /** With the `?`, or empty. */
  readonly search: string
}

/** The arguments of `href`: nothing has to be said where everything may be left out. */
export type HrefArguments<Input> = object extends Input ? [input?: Input] : [input: Input]

const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])

/** Writes path and query of an address: parameters that the path names stand in it, all others in the query. */
export const writeAddress = <Input>(
  path: string,
  { write }: ParamsCodec<unknown, Input>,
  input: Input,
): string => {
  const given = write(input)
  const names = namesIn(path)
  const query = given.filter(([name]) => !names.includes(name))
  return writePath(path, Object.fromEntries(given)) + queryText(query)
}

/** Reads the parameters of an address; null when it is none of this path, or says what may not be. */
export const readAddress = <Params>(
  path: string,
  { read }: ParamsCodec<Params, never>,
  { pathname, search }: AppLocation,
): Params | null => {
  const named = readPath(path, pathname)
  return named === null ? null : read([...Object.entries(named), ...new URLSearchParams(search)])
}
