/** Vite's manifest, as far as the weight of a page needs it. */
export type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
  >
>

export interface Weight {
  readonly page: string
  readonly bytes: number
  readonly budget: number
}

const KB = 1000
const STYLES = 'styles'

/**
 * What a page may weigh, in KB of Brotli. The aims are 120 for home and 150 for every page; with the pages that came
 * since they are missed by as much as stands here above them (docs/decisions/0007), and nothing may grow further.
 */
const PAGE = 161
/** What all pages of the mall share, and its sheets: a build has one, with what all its pages need. */
const SHARED = 117
const SHEETS = 15
/** On which operations and merchants decide: they carry the calls of the whole contract beside their dialogs. */
const DESK = 168
/** The forms of content carry the calendar and the upload of pictures too. */
const CONTENT = 186

/** Pages with a budget of their own; the application and the editor of goods are the longest forms. */
const ownBudgets: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mall: { 'home/HomeRoute': 130, 'goods/GoodsRoute': 163, 'settlement/ApplicationRoute': 160 },
  seller: { 'goods/GoodsEditorRoute': 170, 'goods/GoodsRoute': DESK, 'statement/StatementRoute': DESK },
  admin: {
    'goods/GoodsReviewRoute': DESK,
    'goods/ShelvesRoute': 169,
    'order/OrdersRoute': 162,
    'payment/RemittanceRoute': DESK,
    'settlement/MerchantRoute': DESK,
    'statement/StatementRoute': DESK,
    'content/AnnouncementEditRoute': CONTENT,
    'content/AnnouncementNewRoute': CONTENT,
    'content/BannerEditRoute': CONTENT,
    'content/BannerNewRoute': CONTENT,
    'content/LiveRoute': CONTENT,
    'document/DraftEditRoute': CONTENT,
    'document/VersionNewRoute': CONTENT,
  },
}

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

/** The entry of the mall, and that of an app behind a hash. */
const ENTRIES = ['src/entry-client.tsx', 'index.html'] as const
const ROUTE = /^src\/features\/(?<page>.*Route(\.mobile)?)\.tsx$/

/**
 * What each page of a build makes the browser load before it is usable, each chunk once; first what all pages share, and
 * last its style sheets together, which have a budget in the mall.
 * @param app its folder in `apps`
 * @param sizeOf compressed bytes of a file
 */
export const weigh = (
  app: string,
  manifest: Manifest,
  sizeOf: (file: string) => number,
): readonly Weight[] => {
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + sizeOf(file), 0)
  const bytesOf = (keys: readonly string[]) =>
    sum([...closure(manifest, keys)].map((key) => manifest[key]?.file ?? ''))
  const entries = ENTRIES.filter((key) => key in manifest)
  const pages = Object.keys(manifest).flatMap((key) => {
    const page = ROUTE.exec(key)?.groups?.page
    if (page === undefined) return []
    return [{ page, bytes: bytesOf([...entries, key]), budget: (ownBudgets[app]?.[page] ?? PAGE) * KB }]
  })
  if (app !== 'mall') return pages
  const sheets = Object.values(manifest).flatMap(({ file, css = [] }) =>
    file.endsWith('.css') ? [file] : css,
  )
  return [
    { page: 'shared', bytes: bytesOf(entries), budget: SHARED * KB },
    ...pages,
    { page: STYLES, bytes: sum(new Set(sheets)), budget: SHEETS * KB },
  ]
}

/** A phone never has more scripts to load than a desktop has for the same page: what that weighs is the phone's budget. */
export const phonesWithin = (phones: readonly Weight[], desktops: readonly Weight[]): readonly Weight[] =>
  phones.map((phone) => {
    const desktop = desktops.find(({ page }) => page === phone.page && page !== STYLES)
    return desktop === undefined ? phone : { ...phone, budget: Math.min(phone.budget, desktop.bytes) }
  })
