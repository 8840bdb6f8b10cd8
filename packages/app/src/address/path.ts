/** Where phones have their pages. */
export const MOBILE = '/mobile'

/** A path with the query and the hash behind it. */
export interface PathParts {
  readonly pathname: string
  readonly search?: string
  readonly hash?: string
}

/** An address below the base as one text. */
export const pathText = ({ pathname, search = '', hash = '' }: PathParts): string => pathname + search + hash

/** Path, query and hash of an address below the base. */
export const pathParts = (address: string): Required<PathParts> => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { pathname, search, hash }
}

const PARAM = /:(\w+)/g

/** Puts values into the path of a route, e.g. `/orders/:orderId`. */
export const writePath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(PARAM, (_, name: string) => encodeURIComponent(values[name] ?? ''))

const patterns = new Map<string, RegExp>()

const patternOf = (path: string): RegExp => {
  const known = patterns.get(path)
  if (known !== undefined) return known
  const source = path
    .replace(/\/+$/, '')
    .replaceAll(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replaceAll(PARAM, '(?<$1>[^/]+)')
  const pattern = new RegExp(`^${source}/*$`)
  patterns.set(path, pattern)
  return pattern
}

/** The values that stand in a path of this route; null for a path of another one. A slash at the end means nothing. */
export const readPath = (path: string, pathname: string): Readonly<Record<string, string>> | null => {
  const match = patternOf(path).exec(pathname)
  return match === null ? null : { ...match.groups }
}
