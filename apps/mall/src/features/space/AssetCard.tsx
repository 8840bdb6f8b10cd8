import type { Asset } from '@compute-mall/core/asset'
import { Heading, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Tag, useTimeAgo } from '@compute-mall/ui/parts'
import { brightLink, facts, tags } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { AssetPrice } from './AssetPrice.tsx'
import * as css from './SpacePage.css.ts'

/** One asset in the list. */
export const AssetCard = ({
  asset,
  to,
  level = 2,
}: {
  readonly asset: Asset
  readonly to: string
  readonly level?: 2 | 3
}) => {
  const { t } = useTranslation('asset')
  const { inLanguage } = useLanguage()
  const agoOf = useTimeAgo()
  const { centerName, centerLoad } = asset
  return (
    <article className={css.card}>
      <Heading level={level} size="lead">
        <Link className={brightLink} to={to} preventScrollReset>
          {inLanguage(asset.name)}
        </Link>
      </Heading>
      <Text as="p" tone="soft" lines={2}>
        {inLanguage(asset.summary)}
      </Text>
      <p className={tags}>
        <Tag tone="outline">{t(`type.${asset.assetType}`)}</Tag>
        {asset.tags.map((tag) => (
          <Tag key={tag.en}>{inLanguage(tag)}</Tag>
        ))}
      </p>
      {centerName !== null && centerLoad !== null && (
        <p className={facts}>
          <span>{inLanguage(centerName)}</span>
          <span>{t(`load.${centerLoad}`)}</span>
        </p>
      )}
      <p className={facts}>
        <span>{t('owner', { name: inLanguage(asset.owner) })}</span>
        <span>{t('likes', { count: asset.likeCount })}</span>
        <span>{t('uses', { count: asset.useCount })}</span>
        <span>{t('updated', { time: agoOf(asset.updateTime) })}</span>
      </p>
      <Text as="p">
        <AssetPrice asset={asset} />
      </Text>
    </article>
  )
}
