import { Button } from '@compute-mall/ui/parts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './search.mobile.css.ts'

export interface MoreButtonProps {
  /** What the list is of. */
  readonly rows?: 'goods' | 'shops' | 'assets' | undefined
  readonly shown: number
  readonly total: number
  readonly hasMore: boolean
  readonly isBusy: boolean
  /** The last attempt failed: the next one is left to the visitor. */
  readonly failed: boolean
  readonly onMore: () => void
}

const firstLinkOf = (row: Element | undefined) => row?.querySelector<HTMLElement>('a')

const counted = { goods: 'shown', shops: 'shopsShown', assets: 'assetsShown' } as const

/**
 * The end of a list that grows: by a press, and by itself when it comes into sight (R9.02). For somebody who walks it
 * by keyboard it does not: what stands below would never be reached. Whoever presses goes on at the first that came.
 */
export const MoreButton = ({
  rows = 'goods',
  shown,
  total,
  hasMore,
  isBusy,
  failed,
  onMore,
}: MoreButtonProps) => {
  const { t } = useTranslation('mobile')
  const end = useRef<HTMLDivElement>(null)
  const goesOn = hasMore && !isBusy && !failed
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    if (!goesOn || end.current === null) return
    const list = end.current.parentElement
    const isWalked = () => list?.querySelector(':focus-visible') != null
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && !isWalked() && more.current(),
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [goesOn])
  // How many stood there when more was asked for by a press.
  const pressedAt = useRef<number | null>(null)
  const press = () => {
    pressedAt.current = shown
    onMore()
  }
  useEffect(() => {
    const before = pressedAt.current
    if (before === null || shown === before) return
    pressedAt.current = null
    const { activeElement } = document
    const isWaiting = activeElement === document.body || end.current?.contains(activeElement) === true
    if (shown > before && isWaiting)
      firstLinkOf(end.current?.previousElementSibling?.children[before])?.focus()
  }, [shown])
  return (
    <div ref={end} className={css.end}>
      <p role="status">{hasMore ? t(counted[rows], { count: shown, total }) : t('allShown')}</p>
      {hasMore && (
        <Button wide busy={isBusy} onClick={press}>
          {t(failed ? 'moreFailed' : 'more')}
        </Button>
      )}
    </div>
  )
}
