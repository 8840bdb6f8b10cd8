/** A page of docs that is made from the sources, never by hand. */
export interface Page {
  /** Below `docs`. */
  readonly file: string
  readonly text: string
}

const NOTICE = '<!-- Made by `npm run docs`. Change its sources, not this page. -->'

export const page = (file: string, title: string, ...blocks: readonly string[]): Page => ({
  file,
  text: `${[NOTICE, `# ${title}`, ...blocks].join('\n\n')}\n`,
})

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

export const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

export const code = (text: string) => `\`${text}\``

/** What stands as code in a text. */
export const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => name)
