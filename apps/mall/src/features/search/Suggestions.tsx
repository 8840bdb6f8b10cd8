import { useNavigate } from '@compute-mall/app'
import { movedTo, type Suggestion } from '@compute-mall/core/search'
import { Link } from '@compute-mall/ui/link'
import { isComposing, type SuggestionsProps } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './Suggestions.css.ts'
import { useOffered } from './useOffered.ts'

const addressOf = (suggestion: Suggestion): string => {
  if (suggestion.kind === 'words') return routes.searchGlobal.href({ keyword: suggestion.words })
  if (suggestion.kind === 'help') return suggestion.id
  if (suggestion.kind === 'shop') return routes.shop.href({ shop: suggestion.id })
  return routes.goods.href({ goodsId: suggestion.id })
}

/** The list as it is shown: those of one kind together, each with its place in the whole. */
const groupsOf = (offered: readonly Suggestion[]) => {
  const placed = offered.map((suggestion, place) => ({ suggestion, place }))
  const kinds = [...new Set(offered.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, options: placed.filter(({ suggestion }) => suggestion.kind === kind) }))
}

/** Whether the list may be shown: from the first use of the field until it is left or Escape closes it. */
const useUsed = (field: HTMLInputElement, typed: string) => {
  const [closedAt, close] = useState<string | null>(null)
  const [isFocused, setFocused] = useState(() => field === document.activeElement)
  useEffect(() => {
    const enter = () => {
      setFocused(true)
      close(null)
    }
    const leave = () => setFocused(false)
    field.addEventListener('focus', enter)
    field.addEventListener('blur', leave)
    return () => {
      field.removeEventListener('focus', enter)
      field.removeEventListener('blur', leave)
    }
  }, [field])
  return { isUsed: isFocused && closedAt !== typed, close: () => close(typed), reopen: () => close(null) }
}

/**
 * What may be meant, below the search: goods, shops and corrected words for what is typed; favourites and what was
 * looked at last before anything is. A combobox by the pattern of the ARIA guide: the focus stays in the field.
 */
export const Suggestions = ({ listId, field, typed, tell }: SuggestionsProps) => {
  const { t } = useTranslation('shell')
  const { inLanguage } = useLanguage()
  const navigate = useNavigate()
  const { offered, forget } = useOffered(typed)
  const { isUsed, close, reopen } = useUsed(field, typed)
  const [active, setActive] = useState<number | null>(null)
  const inList = offered.map((one) => (one.kind === 'words' ? one.words : one.kind + one.id)).join('\n')
  const [before, setBefore] = useState(inList)
  if (before !== inList) {
    setBefore(inList)
    setActive(null)
  }
  const isShown = isUsed && offered.length > 0
  const idOf = (place: number) => `${listId}-${place}`
  useEffect(() => {
    tell({ expanded: isShown, active: isShown && active !== null ? `${listId}-${active}` : undefined })
  }, [tell, isShown, active, listId])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isShown) setActive(movedTo(active, event.key === 'ArrowDown' ? 1 : -1, offered.length))
      else reopen()
    }
    if (!isShown) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    const chosen = active === null ? undefined : offered[active]
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      field.blur()
      navigate(addressOf(chosen))
    }
  })
  useEffect(() => {
    // An effect event, so that a key pressed right after the list appeared finds it shown.
    const onKey = (event: KeyboardEvent) => press(event)
    field.addEventListener('keydown', onKey)
    return () => field.removeEventListener('keydown', onKey)
  }, [field])
  return (
    <>
      <p className={visuallyHidden} role="status">
        {isShown ? t('suggestionCount', { count: offered.length }) : ''}
      </p>
      {isShown && (
        // A press leaves the focus in the field, so that the list stays until the click is done.
        <div className={css.popup} onPointerDown={(event) => event.preventDefault()}>
          <div id={listId} role="listbox" aria-label={t('suggestions')}>
            {groupsOf(offered).map(({ kind, options }) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, a list box options.
              <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
                <div id={`${listId}-${kind}`} className={css.title}>
                  {t(`suggested.${kind}`)}
                </div>
                {options.map(({ suggestion, place }) => (
                  <Link
                    key={place}
                    id={idOf(place)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={place === active}
                    className={css.option}
                    to={addressOf(suggestion)}
                    onClick={() => field.blur()}
                  >
                    {suggestion.kind === 'words' ? suggestion.words : inLanguage(suggestion.name)}
                  </Link>
                ))}
              </div>
            ))}
          </div>
          {forget !== undefined && (
            <button type="button" className={css.forget} onClick={forget}>
              {t('forgetRecent')}
            </button>
          )}
        </div>
      )}
    </>
  )
}
