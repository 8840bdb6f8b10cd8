import type { GoodsForm } from '@compute-mall/core/goods'
import { desktopFrame, GoodsVersion, phoneFrame } from '@compute-mall/ui/desk/goods'
import { Card, Tabs } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const devices = ['desktop', 'phone'] as const

interface GoodsPreviewCardProps {
  readonly goodsId: string
  readonly form: GoodsForm
}

/** What buyers will see once the application passes, as wide as on a desktop or on a phone (width 2.6). */
export const GoodsPreviewCard = ({ goodsId, form }: GoodsPreviewCardProps) => {
  const { t } = useTranslation('admin')
  const [device, setDevice] = useState('desktop')
  return (
    <Card title={t('goodsPreview')} padding="medium">
      <Tabs
        label={t('goodsPreview')}
        tabs={devices.map((id) => ({ id, label: t(`device.${id}`) }))}
        value={device}
        onChange={setDevice}
      >
        <GoodsVersion
          title={t('afterPassing')}
          goodsId={goodsId}
          form={form}
          frame={device === 'phone' ? phoneFrame : desktopFrame}
        />
      </Tabs>
    </Card>
  )
}
