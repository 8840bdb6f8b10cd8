import { type BoxProps, elementOf } from './box.ts'
import { joined } from './joined.ts'
import { surface } from './Surface.css.ts'

export interface SurfaceProps extends BoxProps {
  /** White with a hairline, a shade below the page, or dark; `card` unless said. */
  readonly tone?: 'card' | 'sunken' | 'dark' | undefined
  /** Steps of 4 px, on a phone 16 px at most; 4 (16 px) unless said. 0 cuts what it holds at its corners. */
  readonly padding?: 0 | 3 | 4 | 6 | undefined
  readonly corner?: 'small' | 'medium' | 'large' | undefined
  /** For what lies over other things. */
  readonly elevation?: 0 | 1 | 2 | 3 | undefined
}

/** A ground that sets off what is on it; with a title and a matter of its own it is a `Card` of the parts. */
export const Surface = ({
  as = 'div',
  tone = 'card',
  padding = 4,
  corner = 'large',
  elevation = 0,
  className,
  ...rest
}: SurfaceProps) => {
  const Element = elementOf(as)
  return <Element {...rest} className={joined(surface({ tone, padding, corner, elevation }), className)} />
}
