/** Markup that may stand in a page as it is. */
export interface Html {
  readonly markup: string
}

type Part = string | number | Html | readonly Html[] | undefined

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const render = (part: Part): string => {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** A template whose texts are escaped; only other templates go in unescaped. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((text, i) => text + render(parts[i])).join(''),
})

/** Markup from a source that we trust, e.g. a drawing made here. */
export const raw = (markup: string): Html => ({ markup })
