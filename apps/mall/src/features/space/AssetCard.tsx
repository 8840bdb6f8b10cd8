import type { Asset } from '@compute-mall/core/asset'
import { Heading, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Tag, useTimeAgo } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
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
  return (
    <article className={css.card}>
      <Heading level={level} size="lead">
        <Link className={css.link} to={to} preventScrollReset>
          {inLanguage(asset.name)}
        </Link>
      </Heading>
      <Text as="p" tone="soft" lines={2}>
        {inLanguage(asset.summary)}
      </Text>
      <p className={css.tags}>
        <Tag tone="outline">{t(`type.${asset.assetType}`)}</Tag>
        {asset.tags.map((tag) => (
          <Tag key={tag.en}>{inLanguage(tag)}</Tag>
        ))}
      </p>
      <p className={css.facts}>
        <span>{t('owner', { name: inLanguage(asset.owner) })}</span>
        <span>{t('likes', { count: asset.likeCount })}</span>
        <span>{t('uses', { count: asset.useCount })}</span>
        <span>{t('updated', { time: agoOf(asset.updateTime) })}</span>
      </p>
    </article>
  )
}
