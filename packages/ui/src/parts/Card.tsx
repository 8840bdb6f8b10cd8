import { type ReactNode, useId } from 'react'
import { card, header, paddings, title as titleStyle } from './Card.css.ts'
import { cx } from './cx.ts'

interface CardProps {
  /** With a title the card is a section named by it. */
  readonly title?: string | undefined
  /** Beside the title, e.g. "more". */
  readonly actions?: ReactNode
  readonly padding?: keyof typeof paddings | undefined
  readonly children: ReactNode
}

/** A white surface on the page, for one matter. */
export const Card = ({ title, actions, padding = 'large', children }: CardProps) => {
  const titleId = useId()
  const className = cx(card, paddings[padding])
  if (title === undefined) return <div className={className}>{children}</div>
  return (
    <section className={className} aria-labelledby={titleId}>
      <header className={header}>
        <h2 className={titleStyle} id={titleId}>
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  )
}
