import type { CartItem } from '@compute-mall/core/cart'
import { useTranslation } from 'react-i18next'
import { Button, Notice } from '../../parts/index.ts'
import { useLanguage } from '../../text/index.ts'

export interface RemovedNoticeProps {
  readonly removed: readonly CartItem[]
  readonly busy: boolean
  readonly onUndo: () => void
}

/** Tells what was just taken out of the cart, and takes it back; it stays until something else is removed. */
export const RemovedNotice = ({ removed, busy, onUndo }: RemovedNoticeProps) => {
  const { t } = useTranslation('cart')
  const { language, inLanguage } = useLanguage()
  const names = new Intl.ListFormat(language).format(removed.map(({ goods }) => inLanguage(goods.name)))
  return (
    <div role="status">
      {removed.length > 0 && (
        <Notice
          actions={
            <Button size="small" busy={busy} onClick={onUndo}>
              {t('undo')}
            </Button>
          }
        >
          {t('removed', { name: names })}
        </Notice>
      )}
    </div>
  )
}
