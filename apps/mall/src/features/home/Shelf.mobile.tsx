import { NextIcon } from '@compute-mall/ui/icons'
import { Link } from '@compute-mall/ui/link'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './home.mobile.css.ts'

interface ShelfProps {
  readonly title: string
  /** Where all of it is. */
  readonly all?: string | undefined
  readonly children: ReactNode
}

/** One matter of a phone's page, under its heading. */
export const Shelf = ({ title, all, children }: ShelfProps) => {
  const { t } = useTranslation('site')
  const titleId = useId()
  return (
    <section className={css.shelf} aria-labelledby={titleId}>
      <header className={css.shelfHead}>
        <h2 className={css.shelfTitle} id={titleId}>
          {title}
        </h2>
        {all !== undefined && (
          <Link className={css.all} to={all} aria-label={t('viewAllOf', { what: title })}>
            {t('viewAll')}
            <NextIcon size={16} />
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}

/** A white surface for what has none of its own. */
export const Panel = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.panel}>{children}</div>
)
