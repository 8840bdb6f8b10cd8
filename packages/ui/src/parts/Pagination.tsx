import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NextIcon, PreviousIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { Button } from './Button.tsx'
import * as css from './Pagination.css.ts'
import { pagesToOffer } from './pages.ts'
import { fitQuantity, readQuantity } from './quantity.ts'

interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly onPage: (page: number) => void
  /** The address of a page, where the address holds it: pages are links then and can be opened beside. */
  readonly toPage?: ((page: number) => string) | undefined
}

/** Pages of a long list, with a jump to any of them. Nothing where there is only one. */
export const Pagination = ({ page, pageCount, onPage, toPage }: PaginationProps) => {
  const { t } = useTranslation('parts')
  if (pageCount <= 1) return null

  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = readQuantity(String(new FormData(event.currentTarget).get('page')))
    event.currentTarget.reset()
    if (wanted !== null) onPage(fitQuantity(wanted, { minimum: 1, maximum: pageCount }).quantity)
  }
  const link = (to: number, name: string, content: ReactNode) => {
    const common = {
      className: css.page,
      'aria-label': name,
      'aria-current': to === page ? 'page' : undefined,
    } as const
    if (to < 1 || to > pageCount)
      return (
        <span className={css.page} aria-disabled="true" aria-hidden="true">
          {content}
        </span>
      )
    return toPage === undefined ? (
      <button type="button" {...common} onClick={() => onPage(to)}>
        {content}
      </button>
    ) : (
      <Link {...common} to={toPage(to)}>
        {content}
      </Link>
    )
  }

  return (
    <nav className={css.root} aria-label={t('pagination')}>
      <ul className={css.list}>
        <li>{link(page - 1, t('previousPage'), <PreviousIcon size={16} />)}</li>
        {pagesToOffer(page, pageCount).map((offered, index) =>
          offered === null ? (
            <li key={`gap${index < 3 ? 'Before' : 'Behind'}`} className={css.gap}>
              …
            </li>
          ) : (
            <li key={offered}>{link(offered, t('page', { page: offered }), offered)}</li>
          ),
        )}
        <li>{link(page + 1, t('nextPage'), <NextIcon size={16} />)}</li>
      </ul>
      <form className={css.jump} method="dialog" onSubmit={jump}>
        <span>{t('totalPages', { total: pageCount })}</span>
        <label className={css.jump}>
          {t('jumpTo')}
          <input className={css.jumpInput} name="page" inputMode="numeric" autoComplete="off" required />
        </label>
        <Button size="small" variant="ghost" type="submit">
          {t('jump')}
        </Button>
      </form>
    </nav>
  )
}
