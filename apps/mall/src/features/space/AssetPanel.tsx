import type { Asset, AssetDetail, AssetPreview } from '@compute-mall/core/asset'
import { formatNumber } from '@compute-mall/core/money'
import { formatInstant } from '@compute-mall/core/time'
import { FavouriteIcon } from '@compute-mall/ui/icons'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, DescriptionList, Drawer, EmptyState, LinkButton, Notice, Tag } from '@compute-mall/ui/parts'
import { tags } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { AssetCard } from './AssetCard.tsx'
import { AssetPrice } from './AssetPrice.tsx'
import { AssetUse } from './AssetUse.tsx'

export interface AssetPanelProps {
  readonly view: {
    /** The open asset; null where none is, `missing` where the address names none that is there. */
    readonly asset: AssetDetail | 'missing' | null
    /** The first rows of an open data set; null without any. */
    readonly preview: AssetPreview | null
    /** What is offered in place of what is gone. */
    readonly similar: readonly Asset[]
    readonly like: {
      readonly pending: boolean
      readonly failed: boolean
      /** Where a visitor signs in; null for a user. */
      readonly signIn: string | null
    }
  }
  readonly links: {
    readonly asset: (assetId: string) => string
    readonly goods: (goodsId: string) => string
    readonly shop: (shopId: string) => string
    /** What one owns, in the console. */
    readonly own: string
  }
  readonly commands: {
    readonly closeAsset: () => void
    readonly like: (isLiked: boolean) => void
    /** Notes that one opens what is free, and goes on to it. */
    readonly use: () => void
  }
}

/** An asset over the list: what it is, where it runs, and how to use it (W8). On a phone it has the whole screen. */
export const AssetPanel = ({ view, links, commands }: AssetPanelProps) => {
  const { t } = useTranslation('asset')
  const { inLanguage } = useLanguage()
  const { asset } = view
  const known = asset === 'missing' ? null : asset
  return (
    <Drawer
      open={asset !== null}
      onClose={commands.closeAsset}
      title={known === null ? t('gone') : inLanguage(known.name)}
      dismissible
      footer={
        known === null ? undefined : <Actions asset={known} view={view} links={links} commands={commands} />
      }
    >
      {asset === 'missing' && <Gone similar={view.similar} links={links} />}
      {known !== null && <Content asset={known} view={view} links={links} />}
    </Drawer>
  )
}

const Gone = ({
  similar,
  links,
}: Pick<AssetPanelProps, 'links'> & { readonly similar: readonly Asset[] }) => {
  const { t } = useTranslation('asset')
  return (
    <>
      <EmptyState title={t('gone')} text={t('goneHint')} />
      {similar.length > 0 && (
        <section aria-label={t('similar')}>
          <Stack as="ul">
            {similar.map((asset) => (
              <li key={asset.id}>
                <AssetCard asset={asset} to={links.asset(asset.id)} level={3} />
              </li>
            ))}
          </Stack>
        </section>
      )}
    </>
  )
}

interface ContentProps extends Pick<AssetPanelProps, 'view' | 'links'> {
  readonly asset: AssetDetail
}

const Content = ({ asset, view, links }: ContentProps) => {
  const { t } = useTranslation('asset')
  const { inLanguage } = useLanguage()
  return (
    <Stack>
      <Text as="p">{inLanguage(asset.summary)}</Text>
      <p className={tags}>
        <Tag tone="outline">{t(`type.${asset.assetType}`)}</Tag>
        {asset.hasTrial && <Tag tone="info">{t('hasTrial')}</Tag>}
        {asset.tags.map((tag) => (
          <Tag key={tag.en}>{inLanguage(tag)}</Tag>
        ))}
      </p>
      <Facts asset={asset} links={links} />
      {asset.figures.length > 0 && (
        <DescriptionList
          names="long"
          items={asset.figures.map(({ name, value }) => ({
            name: inLanguage(name),
            value: inLanguage(value),
          }))}
        />
      )}
      {view.like.failed && (
        <Notice tone="danger" role="alert">
          {t('likeFailed')}
        </Notice>
      )}
      <AssetUse asset={asset} preview={view.preview} />
    </Stack>
  )
}

const Facts = ({ asset, links }: Omit<ContentProps, 'view'>) => {
  const { t } = useTranslation('asset')
  const { inLanguage, language } = useLanguage()
  const { shopId, centerLoad } = asset
  const owner = inLanguage(asset.owner)
  return (
    <DescriptionList
      names="long"
      items={[
        { name: t('priceName'), value: <AssetPrice asset={asset} /> },
        {
          name: t('ownerName'),
          value: shopId === null ? owner : <Link to={links.shop(shopId)}>{owner}</Link>,
        },
        {
          name: t('center'),
          value: asset.centerName === null ? t('noCenter') : inLanguage(asset.centerName),
        },
        ...(centerLoad === null ? [] : [{ name: t('loadName'), value: t(`load.${centerLoad}`) }]),
        { name: t('likesName'), value: formatNumber(asset.likeCount) },
        { name: t('usesName'), value: formatNumber(asset.useCount) },
        { name: t('updatedName'), value: formatInstant(asset.updateTime, language, 'date') },
      ]}
    />
  )
}

interface ActionsProps extends AssetPanelProps {
  readonly asset: AssetDetail
}

const Actions = ({ asset, view: { like }, links, commands }: ActionsProps) => {
  const { t } = useTranslation('asset')
  const icon = <FavouriteIcon size={18} />
  return (
    <>
      {like.signIn === null ? (
        <Button
          icon={icon}
          aria-pressed={asset.isLiked}
          busy={like.pending}
          onClick={() => commands.like(!asset.isLiked)}
        >
          {t(asset.isLiked ? 'liked' : 'like')}
        </Button>
      ) : (
        <LinkButton to={like.signIn} icon={icon}>
          {t('like')}
        </LinkButton>
      )}
      <Primary asset={asset} signIn={like.signIn} links={links} onUse={commands.use} />
    </>
  )
}

interface PrimaryProps extends Pick<ActionsProps, 'asset' | 'links'> {
  readonly signIn: string | null
  readonly onUse: () => void
}

/** What is sold is bought, what is bought or free is used in the console. Another window is left to the browser. */
const Primary = ({ asset: { assetType, goodsId, isBought }, signIn, links, onUse }: PrimaryProps) => {
  const { t } = useTranslation('asset')
  if (goodsId !== null && !isBought)
    return (
      <LinkButton variant="primary" to={links.goods(goodsId)}>
        {t('buy')}
      </LinkButton>
    )
  const open = (event: MouseEvent) => {
    if (goodsId !== null || signIn !== null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onUse()
  }
  return (
    <LinkButton variant="primary" to={signIn ?? links.own} onClick={open}>
      {t(assetType === 'studio' ? 'openStudio' : 'toOwn')}
    </LinkButton>
  )
}
