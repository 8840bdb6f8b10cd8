import type { AssetDetail } from '@compute-mall/core/asset'
import { formatInstant } from '@compute-mall/core/time'
import { FavouriteIcon } from '@compute-mall/ui/icons'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, DescriptionList, Drawer, EmptyState, LinkButton, Notice, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './SpacePage.css.ts'

export interface AssetPanelProps {
  readonly asset: AssetDetail | 'missing' | null
  readonly like: {
    readonly pending: boolean
    readonly failed: boolean
    /** Where a visitor signs in; null for a user. */
    readonly signIn: string | null
  }
  readonly links: { readonly goods: (goodsId: string) => string; readonly studio: string }
  readonly onLike: (isLiked: boolean) => void
  readonly onClose: () => void
}

/** An asset over the list: what it is, where it runs, and how to use it (W8). */
export const AssetPanel = ({ asset, like, links, onLike, onClose }: AssetPanelProps) => {
  const { t } = useTranslation('asset')
  const { inLanguage } = useLanguage()
  const isGone = asset === 'missing'
  return (
    <Drawer
      open={asset !== null}
      onClose={onClose}
      title={asset === null || isGone ? t('gone') : inLanguage(asset.name)}
      dismissible
    >
      {isGone && <EmptyState title={t('gone')} text={t('goneHint')} />}
      {asset !== null && !isGone && <Content asset={asset} like={like} links={links} onLike={onLike} />}
    </Drawer>
  )
}

interface ContentProps extends Pick<AssetPanelProps, 'like' | 'links' | 'onLike'> {
  readonly asset: AssetDetail
}

const Content = ({ asset, like, links, onLike }: ContentProps) => {
  const { t } = useTranslation('asset')
  const { inLanguage, language } = useLanguage()
  return (
    <Stack>
      <Text as="p">{inLanguage(asset.summary)}</Text>
      <p>
        <Tag tone="outline">{t(`type.${asset.assetType}`)}</Tag>{' '}
        {asset.tags.map((tag) => (
          <Tag key={tag.en}>{inLanguage(tag)}</Tag>
        ))}
      </p>
      <DescriptionList
        items={[
          { name: t('ownerName'), value: inLanguage(asset.owner) },
          {
            name: t('center'),
            value: asset.centerName === null ? t('noCenter') : inLanguage(asset.centerName),
          },
          { name: t('likesName'), value: asset.likeCount },
          { name: t('usesName'), value: asset.useCount },
          { name: t('updatedName'), value: formatInstant(asset.updateTime, language, 'date') },
        ]}
      />
      {like.failed && (
        <Notice tone="danger" role="alert">
          {t('likeFailed')}
        </Notice>
      )}
      <div className={css.actions}>
        {like.signIn === null ? (
          <Button
            icon={<FavouriteIcon size={18} />}
            aria-pressed={asset.isLiked}
            busy={like.pending}
            onClick={() => onLike(!asset.isLiked)}
          >
            {t(asset.isLiked ? 'liked' : 'like')}
          </Button>
        ) : (
          <LinkButton to={like.signIn} icon={<FavouriteIcon size={18} />}>
            {t('like')}
          </LinkButton>
        )}
        <Use asset={asset} links={links} />
      </div>
      {asset.goodsId === null && <Text tone="soft">{t('free')}</Text>}
    </Stack>
  )
}

const Use = ({ asset: { assetType, goodsId }, links }: Pick<ContentProps, 'asset' | 'links'>) => {
  const { t } = useTranslation('asset')
  if (goodsId !== null)
    return (
      <LinkButton variant="primary" to={links.goods(goodsId)}>
        {t('buy')}
      </LinkButton>
    )
  if (assetType !== 'studio') return null
  return (
    <LinkButton variant="primary" to={links.studio}>
      {t('openStudio')}
    </LinkButton>
  )
}
