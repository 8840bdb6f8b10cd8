import type { ElementType, HTMLAttributes } from 'react'

/** The elements that a primitive may be; what an element means is not the primitive's business. */
type BoxTag =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'aside'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'fieldset'

/** What every primitive takes beside its own props. */
export interface BoxProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'color'> {
  /** `div` unless said. */
  readonly as?: BoxTag | undefined
  /** For what no prop says. */
  readonly className?: string | undefined
}

/** The element that stands for a tag, which JSX takes with the attributes of any. */
export const elementOf = (tag: ElementType): ElementType => tag
