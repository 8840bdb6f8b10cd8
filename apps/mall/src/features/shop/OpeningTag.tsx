import { type Shop, serviceStateAt } from '@compute-mall/core/shop'
import { formatComing } from '@compute-mall/core/time'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

interface OpeningTagProps {
  readonly shop: Shop
  /** The moment at which the page was loaded, milliseconds. */
  readonly now: number
}

/** Whether somebody answers now, or from when on. */
export const OpeningTag = ({ shop, now }: OpeningTagProps) => {
  const { t } = useTranslation('shop')
  const { language } = useLanguage()
  const state = serviceStateAt(shop, now)
  if (state.isOpen) return <Tag tone="success">{t('openNow')}</Tag>
  const { opensAt } = state
  return (
    <Tag>
      {opensAt === null ? t('closedNow') : t('opensAt', { time: formatComing(opensAt, now, language) })}
    </Tag>
  )
}
