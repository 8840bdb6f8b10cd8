import { type BoxProps, elementOf } from './box.ts'
import { grid } from './Grid.css.ts'
import { joined } from './joined.ts'

export interface GridProps extends BoxProps {
  /** The most columns; as many as have room unless said. */
  readonly columns?: 2 | 3 | 4 | 5 | 'any' | undefined
  /** The narrowest that a column may be: 160, 240 or 320 px at the usual text size; `medium` unless said. */
  readonly least?: 'small' | 'medium' | 'large' | undefined
  /** Steps of 4 px; 4 (16 px) unless said. */
  readonly gap?: 0 | 1 | 2 | 3 | 4 | 6 | 8 | undefined
}

/** Equal columns, as many as have room: it needs no breakpoint, and heeds the reader's text size. */
export const Grid = ({
  as = 'div',
  columns = 'any',
  least = 'medium',
  gap = 4,
  className,
  ...rest
}: GridProps) => {
  const Element = elementOf(as)
  return <Element {...rest} className={joined(grid({ columns, least, gap }), className)} />
}
