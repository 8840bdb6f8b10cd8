import { type BoxProps, elementOf } from './box.ts'
import { joined } from './joined.ts'
import { inline } from './Stack.css.ts'

export interface InlineProps extends BoxProps {
  /** Steps of 4 px; 2 (8 px) unless said. */
  readonly gap?: 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | undefined
  /** By their middles unless said. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /** What has no room goes into the next line, unless said otherwise. */
  readonly wrap?: boolean | undefined
}

/** Things beside one another, the same distance apart. */
export const Inline = ({
  as = 'div',
  gap = 2,
  align = 'center',
  justify,
  wrap = true,
  className,
  ...rest
}: InlineProps) => {
  const Element = elementOf(as)
  return <Element {...rest} className={joined(inline({ gap, align, justify, wrap }), className)} />
}
