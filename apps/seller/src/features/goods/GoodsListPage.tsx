import type { Loaded } from '@compute-mall/app'
import {
  GoodsKind,
  OFFER_ENDING_DAYS,
  type OwnGoodsCounts,
  type OwnGoodsRow,
  type ownGoodsList,
  ownGoodsTabs,
} from '@compute-mall/core/goods'
import {
  type BulkView,
  PAGE_LIMITS,
  type ListPage as Page,
  type QueryOf,
  totalMessage,
} from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { relativeTime } from '@compute-mall/core/time'
import { GoodsCover } from '@compute-mall/ui/covers'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Button, Dialog, SelectField, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BulkCommand, bulkCommands, mayBulk } from './commands.ts'
import * as css from './goods.css.ts'
import { reviewTones, shelfTones } from './tones.ts'
import { useReasonText } from './useReasonText.ts'

export interface GoodsListPageProps {
  readonly view: {
    readonly page: Loaded<Page<OwnGoodsRow>>
    readonly counts: Loaded<OwnGoodsCounts>
    readonly query: QueryOf<typeof ownGoodsList>
    readonly selected: ReadonlySet<string>
    readonly outcome: BulkView | undefined
    readonly exporting: boolean
    readonly isCreating: boolean
    readonly mayChange: boolean
    readonly now: number
  }
  readonly links: {
    readonly goods: (goodsId: string) => string
    readonly edit: (goodsId: string) => string
  }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly bulk: (command: BulkCommand, goodsId: readonly string[]) => void
      readonly create: (kind: GoodsKind) => void
      readonly copy: (goodsId: string) => void
    }
}

/** The goods of the shop with every action that their life allows, for one or for many (2.5, Goods list). */
export const GoodsListPage = ({ view, links, commands }: GoodsListPageProps) => {
  const { t } = useTranslation(['seller', 'goods'])
  const { inLanguage } = useLanguage()
  const reasonText = useReasonText()
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { query, page, counts, selected, mayChange } = view
  const { exportRows, ...others } = commands
  const rows = page.kind === 'loaded' ? page.value.records : []
  const chosen = rows.filter(({ goodsId }) => selected.has(goodsId))
  const noDuty = mayChange ? undefined : t('seller:goods.noDuty')
  const run = (command: BulkCommand, goodsId: readonly string[]) => {
    if (command === 'delete') setAsked(goodsId)
    else commands.bulk(command, goodsId)
  }
  const actionsOf = (row: OwnGoodsRow): readonly Action[] => [
    {
      key: 'edit',
      label: t('seller:goods.edit'),
      to: links.edit(row.goodsId),
      disabledReason: noDuty ?? (row.life.review === 'pending' ? t('seller:goods.pendingReason') : undefined),
    },
    { key: 'open', label: t('seller:goods.open'), to: links.goods(row.goodsId) },
    ...bulkCommands
      .filter((command) => mayBulk(command, row))
      .map((command) => ({
        key: command,
        label: t(`seller:goods.${command}`),
        danger: command === 'delete',
        disabledReason: noDuty,
        onPress: () => run(command, [row.goodsId]),
      })),
    {
      key: 'copy',
      label: t('seller:goods.copy'),
      disabledReason: noDuty,
      onPress: () => commands.copy(row.goodsId),
    },
  ]
  return (
    <>
      <ListPage<OwnGoodsRow>
        view={{
          head: {
            title: t('seller:goods'),
            primary: {
              key: 'publish',
              label: t('seller:goods.publish'),
              busy: view.isCreating,
              disabledReason: noDuty,
              onPress: () => setChoosing(true),
            },
          },
          rows: page.kind === 'loaded' ? { kind: 'loaded', value: rows } : page,
          tabs: {
            value: query.tab ?? 'all',
            items: ownGoodsTabs.map((id) => ({
              id,
              label: t(`seller:goods.tab.${id}`),
              ...(counts.kind === 'loaded' && { count: counts.value[id] }),
            })),
          },
          search: { label: t('seller:goods.search'), value: query.keyword ?? '' },
          filters: [
            {
              key: 'kind',
              label: t('seller:goods.kind'),
              value: query.kind[0] ?? '',
              options: GoodsKind.values.map((kind) => ({ value: kind, label: t(`goods:kind.${kind}`) })),
            },
            {
              key: 'scarce',
              label: t('seller:goods.stock'),
              value: query.scarce === true ? 'true' : '',
              options: [{ value: 'true', label: t('seller:goods.scarce') }],
            },
            {
              key: 'ending',
              label: t('seller:goods.offers'),
              value: query.ending === true ? 'true' : '',
              options: [{ value: 'true', label: t('seller:goods.ending', { days: OFFER_ENDING_DAYS }) }],
            },
            {
              key: 'featured',
              label: t('seller:goods.featured'),
              value: query.featured === true ? 'true' : '',
              options: [{ value: 'true', label: t('seller:goods.featuredOnly') }],
            },
          ],
          selected: mayChange ? selected : undefined,
          outcome: view.outcome,
          pager: {
            size: PAGE_LIMITS.find((size) => size === query.limit) ?? PAGE_LIMITS[0],
            hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
            hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
            total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
          },
          exporting: mayChange ? view.exporting : undefined,
          empty:
            query.tab === undefined
              ? { title: t('seller:goods.none'), text: t('seller:goods.noneText') }
              : { title: t('seller:goods.noneInTab') },
        }}
        commands={{
          ...others,
          ...(mayChange && exportRows !== undefined && { exportRows }),
          openTab: (id) => commands.filter('tab', id === 'all' ? '' : id),
        }}
        columns={useColumns(view.now, links.goods)}
        rowKey={({ goodsId }) => goodsId}
        rowName={({ name, goodsId }) => inLanguage(name) || name.zh || goodsId}
        note={({ life }) => {
          const reason = life.shelfReason ?? life.reviewReason
          return reason && reasonText(reason)
        }}
        actions={actionsOf}
        bulkActions={bulkCommands.map((command) => ({
          key: command,
          label: t(`seller:goods.${command}`),
          danger: command === 'delete',
          disabledReason: chosen.some((row) => mayBulk(command, row))
            ? undefined
            : t('seller:goods.noneOfChosen'),
          onPress: () => run(command, [...selected]),
        }))}
      />
      {asked !== null && (
        <DeleteDialog
          names={rows
            .filter(({ goodsId }) => asked.includes(goodsId))
            .map(({ name, goodsId }) => inLanguage(name) || name.zh || goodsId)}
          onClose={() => setAsked(null)}
          onDelete={() => {
            commands.bulk('delete', asked)
            setAsked(null)
          }}
        />
      )}
      {isChoosing && (
        <KindDialog
          onClose={() => setChoosing(false)}
          onChoose={(kind) => {
            setChoosing(false)
            commands.create(kind)
          }}
        />
      )}
    </>
  )
}

interface DeleteDialogProps {
  readonly names: readonly string[]
  readonly onClose: () => void
  readonly onDelete: () => void
}

const DeleteDialog = ({ names, onClose, onDelete }: DeleteDialogProps) => {
  const { t } = useTranslation('seller')
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('goods.deleteTitle', { count: names.length })}
      footer={
        <>
          <Button onClick={onClose}>{t('shop.cancel')}</Button>
          <Button variant="danger" onClick={onDelete}>
            {t('goods.delete')}
          </Button>
        </>
      }
    >
      <p>{t('goods.deleteText')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Dialog>
  )
}

interface KindDialogProps {
  readonly onClose: () => void
  readonly onChoose: (kind: GoodsKind) => void
}

const KindDialog = ({ onClose, onChoose }: KindDialogProps) => {
  const { t } = useTranslation(['seller', 'goods'])
  const [kind, setKind] = useState<GoodsKind>('software')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('seller:goods.publish')}
      footer={
        <>
          <Button onClick={onClose}>{t('seller:shop.cancel')}</Button>
          <Button variant="primary" onClick={() => onChoose(kind)}>
            {t('seller:goods.begin')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('seller:goods.kind')}
        hint={t('seller:goods.kindHint')}
        value={kind}
        options={GoodsKind.values.map((value) => ({ value, label: t(`goods:kind.${value}`) }))}
        onChange={(value) => GoodsKind.is(value) && setKind(value)}
      />
    </Dialog>
  )
}

const useColumns = (now: number, goods: (goodsId: string) => string): readonly Column<OwnGoodsRow>[] => {
  const { t } = useTranslation(['seller', 'goods'])
  const { language, inLanguage } = useLanguage()
  return [
    {
      key: 'cover',
      header: t('seller:goods.cover'),
      card: 'picture',
      width: '64px',
      render: ({ kind, name, goodsId }) => (
        <span className={css.thumb}>
          <GoodsCover size="thumb" goods={{ kind, name, goodsId, figures: [] }} />
        </span>
      ),
    },
    {
      key: 'name',
      header: t('seller:goods.name'),
      card: 'title',
      render: ({ goodsId, name }) => (
        <Link to={goods(goodsId)}>{inLanguage(name) || name.zh || t('seller:goods.unnamed')}</Link>
      ),
    },
    {
      key: 'kind',
      header: t('seller:goods.kind'),
      nowrap: true,
      render: ({ kind }) => t(`goods:kind.${kind}`),
    },
    {
      key: 'price',
      header: t('seller:goods.price'),
      align: 'end',
      nowrap: true,
      render: ({ priceFrom }) =>
        priceFrom === null ? '—' : t('seller:goods.from', { price: formatMoney(priceFrom.price) }),
    },
    {
      key: 'stock',
      header: t('seller:goods.stock'),
      align: 'end',
      nowrap: true,
      render: ({ stock }) => (stock === null ? '—' : `${stock.free} / ${stock.capacity}`),
    },
    {
      key: 'sales',
      header: t('seller:goods.sales'),
      align: 'end',
      nowrap: true,
      render: ({ saleCount }) => saleCount,
    },
    {
      key: 'shelf',
      header: t('seller:goods.shelf'),
      card: 'tag',
      nowrap: true,
      render: ({ life: { shelf }, isFeatured }) => (
        <>
          <Tag tone={shelfTones[shelf]}>{t(`goods:shelf.${shelf}`)}</Tag>{' '}
          {isFeatured && <Tag tone="brand">{t('seller:goods.featured')}</Tag>}
        </>
      ),
    },
    {
      key: 'review',
      header: t('seller:goods.application'),
      nowrap: true,
      render: ({ life: { review } }) =>
        review === 'passed' ? '—' : <Tag tone={reviewTones[review]}>{t(`goods:review.${review}`)}</Tag>,
    },
    {
      key: 'changedAt',
      header: t('seller:goods.changedAt'),
      nowrap: true,
      sortable: true,
      render: ({ changedAt }) => <time dateTime={changedAt}>{relativeTime(changedAt, now, language)}</time>,
    },
  ]
}
