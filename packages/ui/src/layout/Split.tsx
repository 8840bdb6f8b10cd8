import { type BoxProps, elementOf } from './box.ts'
import { joined } from './joined.ts'
import { split } from './Split.css.ts'

export interface SplitProps extends BoxProps {
  /** Where the narrow one stands: before the content (240 px, e.g. anchors) or after it (320 px, e.g. a summary). */
  readonly aside?: 'start' | 'end' | undefined
}

/** The content and something narrow beside it, two children; below one another where a desktop's width is lacking. */
export const Split = ({ as = 'div', aside = 'end', className, ...rest }: SplitProps) => {
  const Element = elementOf(as)
  return <Element {...rest} className={joined(split({ aside }), className)} />
}
