/** Vite's manifest, as far as the weight of a page needs it. */
export type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
  >
>

/** What a page may weigh, in KB of Brotli; the ceiling of issue and house, not the aim. */
export const BUDGETS_KB = { shared: 110, home: 120, page: 150, css: 15 } as const

export interface Weight {
  readonly page: string
  readonly bytes: number
  readonly budget: number
}

const KB = 1000

/** The chunks that a module brings along before it runs, itself included. */
const closure = (
  manifest: Manifest,
  keys: readonly string[],
  seen = new Set<string>(),
): ReadonlySet<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

/**
 * What each page of an app makes the browser load before it is usable.
 * @param entry the key of the app's entry
 * @param pages by the name of a page the keys of its module and of what surrounds it; the twin of a page has its name
 *   with `.mobile`
 * @param sizeOf compressed bytes of a file
 */
export const weigh = (
  manifest: Manifest,
  entry: string,
  pages: Readonly<Record<string, readonly string[]>>,
  sizeOf: (file: string) => number,
): readonly Weight[] => {
  const scripts = (...keys: readonly string[]) =>
    [...closure(manifest, keys)].reduce((sum, key) => sum + sizeOf(manifest[key]?.file ?? ''), 0)
  const sheets = new Set(
    Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css)),
  )
  /** A phone never has more to load than a desktop has for the same page. */
  const budgetOf = (page: string) => {
    const desktop = pages[page.replace(/\.mobile$/, '')]
    if (page.endsWith('.mobile') && desktop !== undefined) return scripts(entry, ...desktop)
    return (page === 'home/home' ? BUDGETS_KB.home : BUDGETS_KB.page) * KB
  }
  return [
    { page: 'shared', bytes: scripts(entry), budget: BUDGETS_KB.shared * KB },
    ...Object.entries(pages).map(([page, keys]) => ({
      page,
      bytes: scripts(entry, ...keys),
      budget: budgetOf(page),
    })),
    {
      page: 'styles',
      bytes: [...sheets].reduce((sum, file) => sum + sizeOf(file), 0),
      budget: BUDGETS_KB.css * KB,
    },
  ]
}
