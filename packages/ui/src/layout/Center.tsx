import { type BoxProps, elementOf } from './box.ts'
import { center } from './Center.css.ts'
import { joined } from './joined.ts'

export interface CenterProps extends BoxProps {
  /** `fill` takes the height that is left; `content` unless said. */
  readonly height?: 'content' | 'fill' | undefined
}

/** What it holds stands in its middle. */
export const Center = ({ as = 'div', height = 'content', className, ...rest }: CenterProps) => {
  const Element = elementOf(as)
  return <Element {...rest} className={joined(center({ height }), className)} />
}
