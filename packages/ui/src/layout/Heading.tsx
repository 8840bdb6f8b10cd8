import type { HTMLAttributes, Ref } from 'react'
import { joined } from './joined.ts'
import { heading } from './Text.css.ts'

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'style' | 'color'> {
  /** Its rank on the page, one below that of the heading above it; a page has one of level 1. */
  readonly level: 1 | 2 | 3 | 4
  /** By its level unless said: 24, 20, 16 and 14 px. */
  readonly size?: 'body' | 'lead' | 'title' | 'heading' | 'display' | undefined
  readonly lines?: 1 | 2 | undefined
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const
const usualSizes = { 1: 'heading', 2: 'title', 3: 'lead', 4: 'body' } as const

/** The title of a page or of a part of it. */
export const Heading = ({ level, size = usualSizes[level], lines, className, ...rest }: HeadingProps) => {
  const Element = tags[level]
  return <Element {...rest} className={joined(heading({ size, lines }), className)} />
}
