import { NextIcon } from '@compute-mall/ui/icons'
import { Link } from '@compute-mall/ui/link'
import { ErrorState } from '@compute-mall/ui/parts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './Section.css.ts'

interface SectionProps {
  readonly title: string
  readonly lead?: string | undefined
  /** Where all of it is. */
  readonly all?: string | undefined
  readonly children: ReactNode
}

/** One matter of the home page, under its heading. */
export const Section = ({ title, lead, all, children }: SectionProps) => {
  const { t } = useTranslation('site')
  const titleId = useId()
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <header className={css.head}>
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
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

interface PartProps<Data> {
  /** Null when it could not be loaded. */
  readonly data: Data | null
  readonly onRetry: () => void
  readonly children: (data: Data) => ReactNode
}

/** A part of the page that may fail by itself, while the rest stays. */
export const Part = <Data,>({ data, onRetry, children }: PartProps<Data>) => {
  const { t } = useTranslation('site')
  return data === null ? <ErrorState title={t('partFailed')} onRetry={onRetry} /> : children(data)
}
