import { page } from './Container.css.ts'
import { Container, type ContainerProps } from './Container.tsx'
import { joined } from './joined.ts'

export interface PageProps extends ContainerProps {
  /** Between the blocks of the page, in steps of 4 px; 4 (16 px) unless said. */
  readonly gap?: 4 | 6 | 8 | undefined
}

/** All of a page between header and footer: its blocks below one another, clear of all sides. */
export const Page = ({ gap = 4, className, ...rest }: PageProps) => (
  <Container {...rest} className={joined(page({ gap }), className)} />
)
