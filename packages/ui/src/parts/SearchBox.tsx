import { type FormEvent, type KeyboardEvent, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchIcon } from '../icons/index.ts'
import { LinkAdapterContext } from '../link/index.ts'
import { cx } from './cx.ts'
import * as css from './SearchBox.css.ts'
import { useFound } from './useFound.ts'

/** Safari sends the Enter that ends a composition after it has ended, under this code. */
const IME_KEY_CODE = 229

interface SearchBoxProps {
  readonly label: string
  readonly placeholder?: string | undefined
  /** What was searched for last, e.g. from the address. */
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
  /** The path of the results: there it searches where no script runs yet. */
  readonly action?: string | undefined
  readonly size?: keyof typeof css.sizes | undefined
  /** Takes the focus when it appears, where nothing else was come for. */
  readonly focused?: boolean | undefined
}

/** Searches on Enter and on the button, never on the Enter that picks a word in an input method. */
export const SearchBox = ({
  label,
  placeholder,
  keyword,
  onSearch,
  action,
  size = 'medium',
  focused = false,
}: SearchBoxProps) => {
  const { t } = useTranslation('parts')
  const { useLinkProps } = use(LinkAdapterContext)
  const address = useLinkProps(action ?? '', { preventScrollReset: false, target: '_self' }).href
  const [{ typed, searched }, setState] = useState({ typed: keyword, searched: keyword })
  const setTyped = (text: string) => setState({ typed: text, searched: keyword })
  if (searched !== keyword) setTyped(keyword)
  const input = useFound<HTMLInputElement>((found) => found.value !== keyword && setTyped(found.value))

  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const keepComposing = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === IME_KEY_CODE))
      event.preventDefault()
  }

  return (
    <search>
      <form className={cx(css.form, css.sizes[size])} action={action && address} onSubmit={search}>
        <input
          ref={input}
          className={css.input}
          type="search"
          name="keyword"
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: only on a page that is there for nothing else.
          autoFocus={focused}
          maxLength={100}
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={keepComposing}
        />
        <button className={css.submit} type="submit" aria-label={t('search')}>
          <SearchIcon size={18} />
          <span className={css.submitWord}>{t('search')}</span>
        </button>
      </form>
    </search>
  )
}
