import { type BoxProps, elementOf } from './box.ts'
import { container } from './Container.css.ts'
import { joined } from './joined.ts'

export interface ContainerProps extends BoxProps {
  /** 1280 px, 720 for running text, 360 for a form alone; `content` unless said. */
  readonly width?: 'content' | 'reading' | 'narrow' | undefined
}

/** The width that holds content, in the middle of the window, clear of its sides. */
export const Container = ({ as = 'div', width = 'content', className, ...rest }: ContainerProps) => {
  const Element = elementOf(as)
  return <Element {...rest} className={joined(container({ width }), className)} />
}
