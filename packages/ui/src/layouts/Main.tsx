import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { main, skip } from './Shell.css.ts'

const CONTENT_ID = 'content'

/** The first thing in the tab order: over the header, to what one came for (WCAG 2.4.1). */
export const SkipLink = () => {
  const { t } = useTranslation('shell')
  return (
    <a className={skip} href={`#${CONTENT_ID}`}>
      {t('skipToContent')}
    </a>
  )
}

/** The page itself. It takes the focus after a navigation. */
export const Main = ({ children }: { readonly children: ReactNode }) => (
  <main className={main} id={CONTENT_ID} tabIndex={-1}>
    {children}
  </main>
)
