import { cleanKeyword } from '@compute-mall/core/codec'
import { type ComponentType, type FormEvent, type KeyboardEvent, use, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchIcon } from '../icons/index.ts'
import { LinkAdapterContext } from '../link/index.ts'
import { cx } from './cx.ts'
import { isComposing } from './isComposing.ts'
import * as css from './SearchBox.css.ts'
import { useFound } from './useFound.ts'

/** What stands below the field while it is used: a list box whose options the field walks through. */
export interface SuggestionsProps {
  readonly listId: string
  readonly field: HTMLInputElement
  readonly typed: string
  /** Tells the field whether the list is shown, and the id of the option that is chosen in it. */
  readonly tell: (shown: SuggestionsState) => void
}
interface SuggestionsState {
  readonly expanded: boolean
  readonly active: string | undefined
}

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
  /** Loads what is suggested below the field, once somebody uses it. */
  readonly suggest?: (() => Promise<ComponentType<SuggestionsProps>>) | undefined
}

/** The suggestions, once they are loaded, and what they say of themselves. */
const useSuggestions = (suggest: SearchBoxProps['suggest']) => {
  const listId = useId()
  const [List, setList] = useState<ComponentType<SuggestionsProps> | null>(null)
  const [{ expanded, active }, tell] = useState<SuggestionsState>({ expanded: false, active: undefined })
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': expanded,
    'aria-controls': expanded ? listId : undefined,
    'aria-activedescendant': active,
  } as const
  return {
    attributes: suggest === undefined ? {} : combobox,
    load: () => {
      // Whoever is offline types on without them; the next key tries again.
      if (suggest !== undefined && List === null)
        void suggest().then(
          (found) => setList(() => found),
          () => null,
        )
    },
    draw: (field: HTMLInputElement | null, typed: string) =>
      List !== null && field !== null && <List listId={listId} field={field} typed={typed} tell={tell} />,
  }
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
  suggest,
}: SearchBoxProps) => {
  const { t } = useTranslation('parts')
  const { useLinkProps } = use(LinkAdapterContext)
  const address = useLinkProps(action ?? '', { preventScrollReset: false, target: '_self' }).href
  const [{ typed, searched }, setState] = useState({ typed: keyword, searched: keyword })
  const setTyped = (text: string) => setState({ typed: text, searched: keyword })
  if (searched !== keyword) setTyped(keyword)
  const suggestions = useSuggestions(suggest)
  const input = useFound<HTMLInputElement>((found) => {
    if (found.value !== keyword) setTyped(found.value)
    if (found === document.activeElement) suggestions.load()
  })

  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(cleanKeyword(typed))
  }
  const keepComposing = (event: KeyboardEvent) => {
    // Browsers empty a field for searching on Escape, whomever it was meant for.
    if (['Enter', 'Escape'].includes(event.key) && isComposing(event.nativeEvent)) event.preventDefault()
  }

  return (
    <search className={css.box}>
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
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          {...suggestions.attributes}
          onFocus={suggestions.load}
          onChange={(event) => {
            setTyped(event.target.value)
            suggestions.load()
          }}
          onKeyDown={keepComposing}
        />
        <button className={css.submit} type="submit" aria-label={t('search')}>
          <SearchIcon size={18} />
          <span className={css.submitWord}>{t('search')}</span>
        </button>
      </form>
      {suggestions.draw(input.current, typed)}
    </search>
  )
}
