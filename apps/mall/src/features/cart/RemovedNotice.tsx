import type { CartItem } from '@compute-mall/core/cart'
import { Button, Notice } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

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
