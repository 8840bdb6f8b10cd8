import { type AssetDetail, type AssetPreview, callSample } from '@compute-mall/core/asset'
import { FirstRowsTable } from '@compute-mall/ui/goods'
import { Heading, Stack, Text } from '@compute-mall/ui/layout'
import { CopyText, Notice } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import * as css from './SpacePage.css.ts'

interface AssetUseProps {
  readonly asset: AssetDetail
  /** The first rows of a data set; null where they could not be loaded. */
  readonly preview: AssetPreview | null
}

/** How an asset is used: a model is called, a data set read and downloaded, a studio opened (width 2.3). */
export const AssetUse = ({ asset, preview }: AssetUseProps) => {
  const { t } = useTranslation('asset')
  const { assetType, goodsId, isBought } = asset
  return (
    <Stack as="section">
      <Heading level={3} size="lead">
        {t('use')}
      </Heading>
      {isBought && <Notice tone="success">{t('bought')}</Notice>}
      {goodsId === null && <Text as="p">{t(`steps.${assetType}`)}</Text>}
      {assetType === 'model' && <Call asset={asset} />}
      {assetType === 'dataset' && <Rows asset={asset} preview={preview} />}
    </Stack>
  )
}

const Call = ({ asset }: Pick<AssetUseProps, 'asset'>) => {
  const { t } = useTranslation('asset')
  const sample = callSample(asset)
  return (
    <>
      {sample !== null && (
        <>
          <Text as="p">{t('sample')}</Text>
          <CopyText text={sample} name={t('copySample')}>
            <code className={css.code}>{sample}</code>
          </CopyText>
        </>
      )}
      <Text as="p" tone="soft">
        {t('sampleLater')}
      </Text>
    </>
  )
}

const Rows = ({ asset: { hasPreview, goodsId }, preview }: AssetUseProps) => {
  const { t } = useTranslation('asset')
  return (
    <>
      {!hasPreview && (
        <Text as="p" tone="soft">
          {t('noPreview')}
        </Text>
      )}
      {hasPreview && preview === null && (
        <Notice tone="danger" role="alert">
          {t('previewFailed')}
        </Notice>
      )}
      {preview !== null && <FirstRowsTable firstRows={preview} />}
      {goodsId !== null && (
        <Text as="p" tone="soft">
          {t('downloadLater')}
        </Text>
      )}
    </>
  )
}
