/** Vite's manifest, as far as the weight of a page needs it. */
export type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
  >
>

/**
 * What a page may weigh, in KB of Brotli. The aims are 120 for home and 150 for every page; with the pages that came
 * since they are missed by as much as stands here above them (docs/decisions/0007), and nothing may grow further.
 */
export const BUDGETS_KB = {
  shared: 110,
  home: 120,
  goods: 154.5,
  page: 150,
  application: 154,
  editor: 164,
  desk: 162,
  content: 176,
  css: 15,
} as const

/**
 * Pages with a budget of their own: the longest forms, the merchant's application and the editor of goods; and the pages
 * on which operations and merchants decide, which carry the calls of the whole contract beside their dialogs; and the
 * forms of content, which carry the calendar and the upload of pictures too.
 */
const ownBudgets: Readonly<Record<string, number>> = {
  'home/HomeRoute.desktop': BUDGETS_KB.home,
  'goods/GoodsRoute.desktop': BUDGETS_KB.goods,
  'settlement/ApplicationRoute.desktop': BUDGETS_KB.application,
  'settlement/ApplicationRoute.mobile': BUDGETS_KB.application,
  'goods/GoodsEditorRoute': BUDGETS_KB.editor,
  'goods/GoodsRoute': BUDGETS_KB.desk,
  'goods/GoodsReviewRoute': BUDGETS_KB.desk,
  'goods/ShelvesRoute': BUDGETS_KB.desk,
  'order/OwedRoute': BUDGETS_KB.desk,
  'payment/RemittanceRoute': BUDGETS_KB.desk,
  'settlement/MerchantRoute': BUDGETS_KB.desk,
  'statement/StatementRoute': BUDGETS_KB.desk,
  'content/AnnouncementEditRoute': BUDGETS_KB.content,
  'content/AnnouncementNewRoute': BUDGETS_KB.content,
  'content/BannerEditRoute': BUDGETS_KB.content,
  'content/BannerNewRoute': BUDGETS_KB.content,
  'content/LiveRoute': BUDGETS_KB.content,
  'document/DraftEditRoute': BUDGETS_KB.content,
  'document/VersionNewRoute': BUDGETS_KB.content,
}

export interface Weight {
  readonly page: string
  readonly bytes: number
  readonly budget: number
}

const KB = 1000
/** All style sheets together: each build has one, with what all its pages need. */
const STYLES = 'styles'

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

/** What a page with these modules makes the browser load, each chunk once. */
const bytesOf = (manifest: Manifest, keys: readonly string[], sizeOf: (file: string) => number): number =>
  [...closure(manifest, keys)].reduce((sum, key) => sum + sizeOf(manifest[key]?.file ?? ''), 0)

/** What each page weighs, of whose modules the manifest has these keys. */
export const weighPages = (
  manifest: Manifest,
  pages: readonly (readonly [page: string, keys: readonly string[]])[],
  sizeOf: (file: string) => number,
): readonly Weight[] =>
  pages.map(([page, keys]) => ({
    page,
    bytes: bytesOf(manifest, keys, sizeOf),
    budget: (ownBudgets[page] ?? BUDGETS_KB.page) * KB,
  }))

/**
 * What each page of an app makes the browser load before it is usable.
 * @param entry the key of the app's entry
 * @param pages by the name of a page the key of its module
 * @param sizeOf compressed bytes of a file
 */
export const weigh = (
  manifest: Manifest,
  entry: string,
  pages: Readonly<Record<string, string>>,
  sizeOf: (file: string) => number,
): readonly Weight[] => {
  const sheets = new Set(
    Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css)),
  )
  return [
    { page: 'shared', bytes: bytesOf(manifest, [entry], sizeOf), budget: BUDGETS_KB.shared * KB },
    ...weighPages(
      manifest,
      Object.entries(pages).map(([page, key]) => [page, [entry, key]]),
      sizeOf,
    ),
    {
      page: STYLES,
      bytes: [...sheets].reduce((sum, file) => sum + sizeOf(file), 0),
      budget: BUDGETS_KB.css * KB,
    },
  ]
}

/** A phone never has more scripts to load than a desktop has for the same page: what that weighs is the twin's budget. */
export const twinsWithin = (twins: readonly Weight[], desktops: readonly Weight[]): readonly Weight[] =>
  twins.map((twin) => {
    const desktop = desktops.find(({ page }) => page === twin.page.replace(/\.mobile$/, '.desktop'))
    return desktop === undefined || twin.page === STYLES
      ? twin
      : { ...twin, budget: Math.min(twin.budget, desktop.bytes) }
  })
