import { thumb } from './touch.css.ts'

/** `var(--x)` with what counts where it is not set; as `fallbackVar`, which the bundle of a page would carry. */
const or =
  (reference: string) =>
  (usual: string): string =>
    `${reference.slice(0, -1)}, ${usual})`

/** The height of what is pressed: a thumb's where thumbs press, its own elsewhere. */
export const targetHeight = or(thumb.height)
/** The size of the text on a button, which is one and the same under thumbs. */
export const targetText = or(thumb.text)
/** How much of a folded list of choices is seen. */
export const foldedHeight = or(thumb.rows)
/** The ground of a choice that elsewhere has none. */
export const choiceGround = or(thumb.ground)('none')
/** Where a box stands that is pressed with its line of text. */
export const lineAlign = or(thumb.align)('flex-start')
