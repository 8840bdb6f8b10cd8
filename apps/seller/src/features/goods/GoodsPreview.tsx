import type { GoodsForm } from '@compute-mall/core/goods'
import { GoodsVersion } from '@compute-mall/ui/desk/goods'
import { Grid } from '@compute-mall/ui/layout'
import { useTranslation } from 'react-i18next'
import { PreviewDialog } from '../../preview/PreviewDialog.tsx'

export interface GoodsPreviewProps {
  readonly goodsId: string
  readonly form: GoodsForm
  readonly published: GoodsForm | null
  readonly onClose: () => void
}

/** How buyers would see the draft, as wide as on a desktop or on a phone, beside what they see now. */
export const GoodsPreview = ({ goodsId, form, published, onClose }: GoodsPreviewProps) => {
  const { t } = useTranslation('seller')
  return (
    <PreviewDialog onClose={onClose}>
      {(frame) => (
        <Grid columns={published === null ? 'any' : 2}>
          {published !== null && (
            <GoodsVersion
              title={t('goods.publishedVersion')}
              goodsId={goodsId}
              form={published}
              frame={frame}
            />
          )}
          <GoodsVersion title={t('goods.draftVersion')} goodsId={goodsId} form={form} frame={frame} />
        </Grid>
      )}
    </PreviewDialog>
  )
}
