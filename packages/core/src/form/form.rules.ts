import { DAY_MS, type Milliseconds, SECOND_MS } from '../time/index.ts'

/** The most bytes of a draft, as the JSON text of its record in UTF-8. */
export const MAX_DRAFT_BYTES = 200 * 1024
/** How long a draft is kept after its last save (W25). */
export const DRAFT_LIFE_MS: Milliseconds = 90 * DAY_MS
/** A change is saved at the latest this long after it was made. */
export const SAVE_DELAY_MS: Milliseconds = SECOND_MS

/** A save that failed is tried again after 2, 4, 8 … seconds, at most after 30. */
export const retryDelay = (failures: number): Milliseconds =>
  Math.min(SECOND_MS * 2 ** Math.min(failures, MAX_DOUBLINGS), 30 * SECOND_MS)
const MAX_DOUBLINGS = 5

const MAX_ONE_BYTE = 0x7f
const MAX_TWO_BYTES = 0x7ff
const MAX_THREE_BYTES = 0xffff

/** The length of a text in UTF-8, in bytes. */
export const utf8Length = (text: string): number => {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code <= MAX_ONE_BYTE ? 1 : code <= MAX_TWO_BYTES ? 2 : code <= MAX_THREE_BYTES ? 3 : 4
  }
  return bytes
}

/** A record without the fields that no draft may keep, e.g. ID and bank numbers (D26). */
export const withoutSealed = (
  record: Readonly<Record<string, unknown>>,
  sealed: readonly string[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !sealed.includes(name)))
