/** The attributes whose text is heard or appears. */
const SAYING = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]

/** What {@link said} is asked for; it goes into a browser as it is, and so takes what it needs along. */
export const WHERE_SAID: readonly string[] = SAYING

/**
 * What people wrote, in the language that they chose, is not the page's own; it runs in the direction of its letters.
 *
 * @returns all that the page says itself: title, description, visible lines, and what is heard or appears over them
 */
export const said = (attributes: readonly string[]): readonly string[] => {
  const all = <Kind extends Element = Element>(selector: string) => [
    ...document.querySelectorAll<Kind>(selector),
  ]
  const linesOf = (element: HTMLElement) => element.innerText.split('\n')
  const quoted = new Set(all<HTMLElement>('[dir=auto]').flatMap(linesOf))
  const named = attributes.flatMap((name) => all(`[${name}]`).map((element) => element.getAttribute(name)))
  const hints = all('[role=tooltip]').map(({ textContent }) => textContent)
  const [description] = all('meta[name=description]').map((meta) => meta.getAttribute('content'))
  const lines = linesOf(document.body).filter((line) => !quoted.has(line))
  return [document.title, description ?? '', ...lines, ...named.map((text) => text ?? ''), ...hints]
}

const CJK = /\p{Script=Han}/u

/** How Chinese is named in itself, for those who read no other language. */
const OWN_NAMES: ReadonlySet<string> = new Set(['中文', '简体中文'])

/** Whether a line has Chinese in it; the names of languages have none. */
export const isChinese = (line: string): boolean => CJK.test(line) && !OWN_NAMES.has(line.trim())

/** The namespaces of texts: what is shown as `namespace:key` is a text that nobody wrote. */
const RAW_KEY =
  /\b(admin|asset|audit|cart|catalogue|chat|console|content|desk|error|failure|feedback|form|goods|identity|invoice|ledger|list|mobile|notice|operations|order|page|parts|payment|people|provision|purchase|resource|review|search|seller|settings|settlement|shell|shop|site|statement|synonym|taxonomy|team|widgets):[a-z]/

/** Whether a line has the key of a text where the text should be. */
export const hasRawKey = (line: string): boolean => RAW_KEY.test(line)

/** @returns how much wider than the window the page is, in pixels; goes into a browser as it is */
export const beyondEdge = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
