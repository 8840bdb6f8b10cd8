import { type RouteMatcher, readEntry } from './entries.ts'

/** Ids that nothing has: what a database or a file system could mistake, what is too long, and what is no encoding. */
const MALFORMED_IDS = ['%00', '..%2F..', '1%20or%201', '%E5%8D%95', '9'.repeat(65), '%'] as const

/** For tests of route tables: the malformed ids under which a path is a page all the same (H17). */
export const malformedIdsFound = ({ match }: Pick<RouteMatcher, 'match'>, path: string): readonly string[] =>
  MALFORMED_IDS.filter((id) => {
    const { pathname, search } = new URL(path.replaceAll(/:\w+/g, id), 'http://app.example/')
    return readEntry(match(pathname), { pathname, search }) !== null
  })
