import { cleanKeyword } from '@compute-mall/core/codec'
import { type FormEvent, useState } from 'react'
import { SearchIcon } from '../../icons/index.ts'
import { box, input } from '../../parts/Field.css.ts'

interface ListSearchProps {
  readonly label: string
  /** What the rows are searched for, e.g. from the address. */
  readonly value: string
  readonly onSearch: (words: string) => void
}

/** Searches the rows on Enter, and when it is emptied. */
export const ListSearch = ({ label, value, onSearch }: ListSearchProps) => {
  const [{ typed, searched }, set] = useState({ typed: value, searched: value })
  if (searched !== value) set({ typed: value, searched: value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(cleanKeyword(typed))
  }
  const change = (text: string) => {
    set({ typed: text, searched: value })
    if (text === '' && value !== '') onSearch('')
  }
  return (
    <search>
      <form className={box} onSubmit={submit}>
        <SearchIcon size={16} />
        <input
          type="search"
          className={input}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
      </form>
    </search>
  )
}
