import { cx } from '../../parts/cx.ts'
import * as css from './review.css.ts'

interface KeyHintProps {
  /** As it stands on the key. */
  readonly name: string
  /** On narrow windows too, e.g. in the list of all keys. */
  readonly always?: boolean | undefined
}

/** The key that does the same as the button it stands in. Screen readers hear it by `aria-keyshortcuts`. */
export const KeyHint = ({ name, always = false }: KeyHintProps) => (
  <kbd className={cx(always ? css.keyAlways : css.key)} aria-hidden={always ? undefined : true}>
    {name}
  </kbd>
)
