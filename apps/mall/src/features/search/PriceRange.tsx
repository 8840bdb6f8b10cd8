import { isBlank } from '@compute-mall/core/codec'
import { isPriceText, type Search, withPrice } from '@compute-mall/core/search'
import { Text } from '@compute-mall/ui/layout'
import { Button, plainNumber, useFound, useRefused } from '@compute-mall/ui/parts'
import { type FocusEvent, type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './PriceRange.css.ts'

interface PriceRangeProps {
  readonly search: Search
  readonly onChange: (search: Search) => void
}

const isEnd = (text: string) => isBlank(text) || isPriceText(plainNumber(text))

/** The price range: either end may stay open; ends the wrong way round are exchanged. It counts on leaving, too. */
export const PriceRange = ({ search, onChange }: PriceRangeProps) => {
  const { t } = useTranslation('search')
  const ids = useId()
  const [low, setLow] = useState(search.lowPrice)
  const [high, setHigh] = useState(search.highPrice)
  const [tried, setTried] = useState(false)
  const form = useFound<HTMLFormElement>((found) => {
    const typed = new FormData(found)
    setLow(String(typed.get('lowPrice')))
    setHigh(String(typed.get('highPrice')))
  })
  const refuse = useRefused(form)
  const wrong = tried && !(isEnd(low) && isEnd(high))

  const apply = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isEnd(low) && isEnd(high)) onChange(withPrice(search, plainNumber(low), plainNumber(high)))
    else refuse()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const ends = [plainNumber(low), plainNumber(high)] as const
    const isNew = ends[0] !== search.lowPrice || ends[1] !== search.highPrice
    if (!currentTarget.contains(relatedTarget) && isNew && isEnd(low) && isEnd(high))
      onChange(withPrice(search, ...ends))
  }
  const end = (name: 'lowPrice' | 'highPrice', value: string, set: (text: string) => void) => (
    <input
      className={css.end}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-label={t(name)}
      aria-invalid={(wrong && !isEnd(value)) || undefined}
      aria-describedby={wrong && !isEnd(value) ? `${ids}-error` : undefined}
      placeholder={t(name)}
      value={value}
      onChange={(event) => set(event.target.value)}
    />
  )
  return (
    <form
      ref={form}
      className={css.range}
      method="dialog"
      aria-label={t('priceRange')}
      onSubmit={apply}
      onBlur={leave}
      noValidate
    >
      {end('lowPrice', low, setLow)}
      <span aria-hidden="true">–</span>
      {end('highPrice', high, setHigh)}
      <Button type="submit" size="small">
        {t('priceApply')}
      </Button>
      {wrong && (
        <Text as="span" size="caption" tone="danger" id={`${ids}-error`} role="alert">
          {t('priceInvalid')}
        </Text>
      )}
    </form>
  )
}
