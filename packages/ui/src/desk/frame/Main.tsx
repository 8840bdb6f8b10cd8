import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './frame.css.ts'

const CONTENT_ID = 'content'

/** The first thing in the tab order: over the navigation, to what one came for (WCAG 2.4.1). */
export const SkipLink = () => {
  const { t } = useTranslation('desk')
  return (
    <a className={css.skip} href={`#${CONTENT_ID}`} onClick={skip}>
      {t('skipToContent')}
    </a>
  )
}

/** The address belongs to the router, whose routes stand in its hash. */
const skip = (event: { preventDefault: () => void }) => {
  event.preventDefault()
  document.getElementById(CONTENT_ID)?.focus()
}

/** The page itself. It takes the focus after a navigation. */
export const Main = ({ children }: { readonly children: ReactNode }) => (
  <main className={css.main} id={CONTENT_ID} tabIndex={-1}>
    {children}
  </main>
)
