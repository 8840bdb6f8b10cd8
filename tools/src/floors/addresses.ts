import { globSync } from 'node:fs'
import { codeLines } from './lines.ts'

/** Where the pages of apps are named: the route table of each, and what other apps may know of it. */
const TABLES = /^(apps\/[^/]+\/src\/routes\.ts|packages\/app\/src\/address\/addresses\.ts)$/
/** What cannot use the tables, for they stand on React: its addresses stand in one file, and lead to pages of them. */
const COPIES = /^apps\/[^/]+\/src\/(platform\/)?addresses\.ts$/
/** Data that name pages as operators and customers do, and what proves or describes calls. */
const OTHERS = /^apps\/seed\/|\.(test|testing|fixtures|endpoints|messages)\.tsx?$/

const LITERAL = /(\b(?:to|href)(?:=|: ))?['"`](\/(?!\/)[^'"`\s$?]*)/g
const PATH = /(?:\bpath: |\b(?:mall|inConsole|embeddedConsole|seller|admin|acm)\()'(\/[^']*)'/g

/** What stands before the parameters of a path: `/orders/` of `/orders/:orderId`. */
const fixedPart = (path: string): string => path.replace(/:.*/, '')

/** The path of a page as a text of an app says it: without base, hash and phone. */
const pathIn = (text: string): string =>
  text.replace(/^\/ui\/\w+(\/embed)?\/?(#|(?=\/|$))|^\/mobile(?=\/.)/, '') || '/'

/** Where an app is served, as it says of itself. */
const isOwnBase = (file: string, text: string): boolean => text === `/ui/${file.split('/')[1]}/`

const wrongIn =
  (file: string, known: ReadonlySet<string>) =>
  (line: string): readonly string[] =>
    [...line.matchAll(LITERAL)].flatMap(([, before, text = '']) => {
      const leadsSomewhere = known.has(pathIn(text)) || known.has(pathIn(text.replace(/\/$/, '')))
      if (COPIES.test(file)) return leadsSomewhere ? [] : [`names ${text}, where there is no page`]
      const isAddress =
        text === '/'
          ? before !== undefined
          : /^\/ui\/\w/.test(text) || (leadsSomewhere && !file.startsWith('apps/server/'))
      return isAddress && !isOwnBase(file, text) ? [`writes ${text}, which stands in a route table`] : []
    })

/** Addresses of apps that are written outside route tables, and copies of them that lead nowhere. */
export const checkAddresses = (): readonly string[] => {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}').filter((path) => !OTHERS.test(path))
  const known = new Set(
    files
      .filter((file) => TABLES.test(file))
      .flatMap((file) => [...codeLines(file).join('\n').matchAll(PATH)])
      .map(([, path = '']) => fixedPart(path)),
  )
  return files
    .filter((file) => !TABLES.test(file))
    .flatMap((file) =>
      codeLines(file)
        .flatMap(wrongIn(file, known))
        .map(
          (sentence) =>
            `addresses-stand-in-route-tables: ${file} ${sentence}. Write it with \`href\` of its route, or of \`addresses\` for a page of another app.`,
        ),
    )
}
