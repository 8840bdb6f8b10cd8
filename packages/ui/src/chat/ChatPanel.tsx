import type { Words } from '@compute-mall/core/codec'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ShopAvatar } from '../covers/index.ts'
import { CloseIcon, SubtractIcon } from '../icons/index.ts'
import { IconButton, isComposing, Rating } from '../parts/index.ts'
import { useLanguage } from '../text/index.ts'
import * as css from './chat.css.ts'

export interface ChatPanelProps {
  readonly view: {
    readonly shop: {
      readonly id: string
      readonly name: Words
      readonly logoUrl: string | null
      readonly score: number | null
    } | null
    /** Whether somebody answers, in words; null while it is not known. */
    readonly hours: string | null
  }
  readonly commands: { readonly minimise: () => void; readonly close: () => void }
  readonly children: ReactNode
}

/** The dialog with one shop at the right of the page, which stays in use beside it (R2.17). Escape minimises it. */
export const ChatPanel = ({ view, commands, children }: ChatPanelProps) => {
  const { t } = useTranslation('chat')
  const { inLanguage } = useLanguage()
  const titleId = useId()
  const { shop, hours } = view
  return (
    <div
      className={css.panel}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) commands.minimise()
      }}
    >
      <header className={css.panelHead}>
        {shop !== null && <ShopAvatar {...shop} size={40} />}
        <div className={css.headWords}>
          <h2 id={titleId} className={css.headTitle}>
            {shop === null ? t('title') : inLanguage(shop.name)}
          </h2>
          <div className={css.headFacts}>
            {shop !== null && shop.score !== null && <Rating score={shop.score} />}
            {hours !== null && <span>{hours}</span>}
          </div>
        </div>
        <IconButton label={t('minimise')} icon={<SubtractIcon size={20} />} onClick={commands.minimise} />
        <IconButton label={t('close')} icon={<CloseIcon size={20} />} onClick={commands.close} />
      </header>
      {children}
    </div>
  )
}
