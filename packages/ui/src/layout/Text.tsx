import type { HTMLAttributes } from 'react'
import { elementOf } from './box.ts'
import { joined } from './joined.ts'
import { text } from './Text.css.ts'

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'color'> {
  /** `p` unless said. */
  readonly as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'dt'
    | 'dd'
    | 'li'
    | 'figcaption'
    | undefined
  readonly size?: 'caption' | 'body' | 'lead' | 'title' | 'heading' | 'display' | undefined
  readonly tone?:
    | 'ink'
    | 'soft'
    | 'faint'
    | 'brand'
    | 'success'
    | 'warn'
    | 'danger'
    | 'info'
    | 'price'
    | 'onDark'
    | 'onDarkSoft'
    | undefined
  readonly weight?: 'regular' | 'medium' | 'bold' | undefined
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** Cut after so many lines, where the whole can be read elsewhere. */
  readonly lines?: 1 | 2 | 3 | undefined
  /** A figure, a date or a word that may not be broken. */
  readonly nowrap?: boolean | undefined
}

/** Words in one of the sizes, weights and colours of the theme; what is not said is as around it. */
export const Text = ({
  as = 'p',
  size,
  tone,
  weight,
  align,
  lines,
  nowrap,
  className,
  ...rest
}: TextProps) => {
  const Element = elementOf(as)
  return (
    <Element {...rest} className={joined(text({ size, tone, weight, align, lines, nowrap }), className)} />
  )
}
