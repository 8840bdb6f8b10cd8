import { type BoxProps, elementOf } from './box.ts'
import { joined } from './joined.ts'
import { stack } from './Stack.css.ts'

export interface StackProps extends BoxProps {
  /** Steps of 4 px; 4 (16 px) unless said. */
  readonly gap?: 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | undefined
  /** Across the stack: `stretch` unless said. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
  /** From this width of the window on, beside one another. */
  readonly rowFrom?: 'tablet' | 'desktop' | undefined
}

/** Things below one another, the same distance apart. */
export const Stack = ({ as = 'div', gap = 4, align, rowFrom, className, ...rest }: StackProps) => {
  const Element = elementOf(as)
  return <Element {...rest} className={joined(stack({ gap, align, rowFrom }), className)} />
}
