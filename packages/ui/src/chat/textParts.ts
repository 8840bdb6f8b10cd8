/** A piece of a message: text, or an address that can be followed. */
export interface TextPart {
  /** Place of the piece in the text, in UTF-16 units. */
  readonly at: number
  readonly text: string
  readonly href: string | null
}

const ADDRESS = /https?:\/\/[^\s<>"'，。；！？、）】》]+/g
/** What ends a sentence is no part of the address before it. */
const TRAILING = /[.,;:!?)\]]+$/

/** A message as text with the addresses in it; nothing else in it means anything (S8). */
export const partsOf = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  const add = (at: number, piece: string, href: string | null) => {
    if (piece !== '') parts.push({ at, text: piece, href })
  }
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '')
    add(end, text.slice(end, match.index), null)
    add(match.index, address, address)
    end = match.index + address.length
  }
  add(end, text.slice(end), null)
  return parts
}
