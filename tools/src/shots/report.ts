import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Change } from './compare.ts'

/** `12.3 %`, and never 0 for what is something. */
export const percent = (share: number): string => `${Math.max(share * 100, 0.01).toFixed(2)} %`

/** What happened to a story in a line. */
export const lineOf = ({ story: { title, name }, kind, share }: Change): string =>
  `${(kind === 'changed' ? percent(share) : kind).padStart(9)}  ${title}: ${name}`

const PICTURES = {
  changed: ['before', 'difference', 'after'],
  new: ['after'],
  gone: ['before'],
} as const satisfies Record<Change['kind'], readonly string[]>

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const sectionOf = (change: Change): string => {
  const { story, kind } = change
  const figures = PICTURES[kind].map(
    (which) =>
      `<figure><figcaption>${which}</figcaption>` +
      `<a href="${story.id}.${which}.png"><img src="${story.id}.${which}.png" alt="${which}" loading="lazy"></a></figure>`,
  )
  return `<section><h2>${escaped(lineOf(change).trim())}</h2><div>${figures.join('')}</div></section>`
}

const STYLE = `body { font: 14px system-ui, sans-serif; margin: 24px } h2 { font-size: 16px }
  section > div { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 16px; align-items: start }
  figure { margin: 0 } img { max-width: 100%; border: 1px solid #ccc }`

/**
 * Writes a page with the pictures of what changed.
 * @returns its path
 */
export const writeReport = async (
  folder: string,
  title: string,
  changes: readonly Change[],
): Promise<string> => {
  const file = join(folder, 'index.html')
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style>`
  const body = `<h1>${escaped(title)}</h1>${changes.map(sectionOf).join('\n')}`
  await writeFile(file, `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>\n`)
  return file
}
