import type { Loaded } from '@compute-mall/app'
import {
  GoodsKind,
  goodsLifeView,
  OFFER_ENDING_DAYS,
  type OwnGoodsCounts,
  type OwnGoodsRow,
  type ownGoodsList,
  ownGoodsTabs,
  ReviewState,
  ShelfState,
} from '@compute-mall/core/goods'
import {
  type BulkView,
  PAGE_LIMITS,
  type ListPage as Page,
  type QueryOf,
  totalMessage,
} from '@compute-mall/core/list'
import { formatNumber } from '@compute-mall/core/money'
import { relativeTime } from '@compute-mall/core/time'
import { GoodsCover } from '@compute-mall/ui/covers'
import { type ListCommands, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { AvailabilityGauge, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BulkCommand, bulkCommands, mayBulk } from './commands.ts'
import { DeleteDialog, DiscardDialog } from './DeleteDialog.tsx'
import type { GoodsPreviewProps } from './GoodsPreview.tsx'
import * as css from './goods.css.ts'
import { LatePreview } from './LatePreview.tsx'
import { reviewTones, shelfTones } from './tones.ts'
import { useListedPrice } from './useListedPrice.ts'
import { useReasonText } from './useReasonText.ts'

export interface GoodsListPageProps {
  readonly view: {
    readonly page: Loaded<Page<OwnGoodsRow>>
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** Rows that came or changed since the list was shown. */
    readonly fresh?: number
    readonly counts: Loaded<OwnGoodsCounts>
    readonly query: QueryOf<typeof ownGoodsList>
    readonly selected: ReadonlySet<string>
    readonly outcome: BulkView | undefined
    readonly exporting: boolean
    readonly mayChange: boolean
    /** Goods as their draft describes them, beside what buyers see; null while none are looked at. */
    readonly preview: Omit<GoodsPreviewProps, 'onClose'> | null
    readonly now: number
  }
  readonly links: {
    readonly goods: (goodsId: string) => string
    readonly edit: (goodsId: string) => string
    readonly publish: string
  }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly bulk: (command: BulkCommand, goodsId: readonly string[]) => void
      readonly revoke: (goodsId: string) => void
      readonly discard: (goodsId: string) => void
      readonly preview: (goodsId: string) => void
      readonly closePreview: () => void
      readonly copy: (goodsId: string) => void
    }
}

/** Several states at once, which one came with, e.g. from the home, as one more option. */
const manyOf = <State extends string>(states: readonly State[], labelOf: (state: State) => string) =>
  states.length > 1 ? [{ value: states.join(','), label: states.map(labelOf).join(' / ') }] : []

/** The goods of the shop with every action that their life allows, for one or for many (2.5, Goods list). */
export const GoodsListPage = ({ view, links, commands }: GoodsListPageProps) => {
  const { t } = useTranslation(['seller', 'goods'])
  const { inLanguage } = useLanguage()
  const reasonText = useReasonText()
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const [givingUp, setGivingUp] = useState<OwnGoodsRow | null>(null)
  const { query, page, counts, selected, mayChange } = view
  const { exportRows, ...others } = commands
  const rows = page.kind === 'loaded' ? page.value.records : []
  const chosen = rows.filter(({ goodsId }) => selected.has(goodsId))
  const noDuty = mayChange ? undefined : t('seller:goods.noDuty')
  const run = (command: BulkCommand, goodsId: readonly string[]) => {
    if (command === 'delete') setAsked(goodsId)
    else commands.bulk(command, goodsId)
  }
  const nameOf = ({ name, goodsId }: OwnGoodsRow) => inLanguage(name) || name.zh || goodsId
  /** What is done with an application, where the life of the goods allows it. */
  const lifeActionsOf = (row: OwnGoodsRow): readonly Action[] => {
    const allowed = goodsLifeView(row.life, 'seller').commands
    return [
      ...(allowed.includes('application.submitted')
        ? [
            {
              key: 'submit',
              label: t('seller:goods.submit'),
              to: links.edit(row.goodsId),
              disabledReason: noDuty,
            },
          ]
        : []),
      ...(allowed.includes('application.revoked')
        ? [
            {
              key: 'revoke',
              label: t('seller:goods.revoke'),
              disabledReason: noDuty,
              onPress: () => commands.revoke(row.goodsId),
            },
          ]
        : []),
      ...(allowed.includes('draft.discarded')
        ? [
            {
              key: 'discard',
              label: t('seller:goods.discard'),
              danger: true,
              disabledReason: noDuty,
              onPress: () => setGivingUp(row),
            },
          ]
        : []),
    ]
  }
  const actionsOf = (row: OwnGoodsRow): readonly Action[] => [
    {
      key: 'edit',
      label: t('seller:goods.edit'),
      to: links.edit(row.goodsId),
      disabledReason: noDuty ?? (row.life.review === 'pending' ? t('seller:goods.pendingReason') : undefined),
    },
    { key: 'open', label: t('seller:goods.open'), to: links.goods(row.goodsId) },
    { key: 'preview', label: t('seller:preview'), onPress: () => commands.preview(row.goodsId) },
    ...lifeActionsOf(row),
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
              disabledReason: noDuty,
              to: links.publish,
            },
          },
          fresh: view.fresh,
          rows: page.kind === 'loaded' ? { kind: 'loaded', value: rows } : page,
          tabs: {
            value: query.tab ?? 'all',
            items: ownGoodsTabs.map((id) => ({
              id,
              label: t(`seller:goods.tab.${id}`),
              ...(counts.kind === 'loaded' && { count: counts.value[id] }),
            })),
          },
          savedViews: view.savedViews,
          search: { label: t('seller:goods.search'), value: query.keyword ?? '' },
          filters: [
            {
              key: 'kind',
              label: t('seller:goods.kind'),
              value: query.kind[0] ?? '',
              options: GoodsKind.values.map((kind) => ({ value: kind, label: t(`goods:kind.${kind}`) })),
            },
            {
              key: 'shelf',
              label: t('seller:goods.shelf'),
              value: query.shelf.join(','),
              options: [
                ...ShelfState.values.map((state) => ({ value: state, label: t(`goods:shelf.${state}`) })),
                ...manyOf(query.shelf, (state) => t(`goods:shelf.${state}`)),
              ],
            },
            {
              key: 'review',
              label: t('seller:goods.application'),
              value: query.review.join(','),
              options: [
                ...ReviewState.values.map((state) => ({ value: state, label: t(`goods:review.${state}`) })),
                ...manyOf(query.review, (state) => t(`goods:review.${state}`)),
              ],
            },
            {
              key: 'scarce',
              label: t('seller:goods.stock'),
              value: query.scarce === true ? 'true' : '',
              options: [{ value: 'true', label: t('seller:goods.scarce') }],
            },
            {
              key: 'shut',
              label: t('seller:goods.limits'),
              value: query.shut === true ? 'true' : '',
              options: [{ value: 'true', label: t('seller:goods.shutShort') }],
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
          // Rows that a filter or another page hides are neither counted nor changed.
          selected: mayChange ? new Set(chosen.map(({ goodsId }) => goodsId)) : undefined,
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
        rowName={nameOf}
        note={({ life }) => {
          const reason = life.shelfReason ?? life.reviewReason
          return reason && reasonText(reason)
        }}
        actions={actionsOf}
        bulkActions={bulkCommands.map((command) => {
          const changed = chosen.filter((row) => mayBulk(command, row)).map(({ goodsId }) => goodsId)
          const label = t(`seller:goods.${command}`)
          return {
            key: command,
            label:
              changed.length === 0 || changed.length === chosen.length
                ? label
                : t('seller:goods.ofChosen', { action: label, count: changed.length }),
            danger: command === 'delete',
            disabledReason: changed.length === 0 ? t('seller:goods.noneOfChosen') : undefined,
            onPress: () => run(command, changed),
          }
        })}
      />
      {asked !== null && (
        <DeleteDialog
          names={rows.filter(({ goodsId }) => asked.includes(goodsId)).map(nameOf)}
          onClose={() => setAsked(null)}
          onDelete={() => {
            commands.bulk('delete', asked)
            setAsked(null)
          }}
        />
      )}
      {view.preview !== null && <LatePreview {...view.preview} onClose={commands.closePreview} />}
      {givingUp !== null && (
        <DiscardDialog
          name={nameOf(givingUp)}
          onClose={() => setGivingUp(null)}
          onDiscard={() => {
            commands.discard(givingUp.goodsId)
            setGivingUp(null)
          }}
        />
      )}
    </>
  )
}

const useColumns = (now: number, goods: (goodsId: string) => string): readonly Column<OwnGoodsRow>[] => {
  const { t } = useTranslation(['seller', 'goods'])
  const listedPrice = useListedPrice()
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
      // As much as the other columns leave, so that what can be done stays in sight.
      roomy: false,
      width: '22%',
      render: ({ goodsId, name, kind }) => (
        <>
          <Link to={goods(goodsId)}>{inLanguage(name) || name.zh || t('seller:goods.unnamed')}</Link>
          <Text size="caption" tone="soft">
            {t(`goods:kind.${kind}`)} · <span className={css.id}>{goodsId}</span>
          </Text>
        </>
      ),
    },
    {
      key: 'price',
      header: t('seller:goods.price'),
      align: 'end',
      nowrap: true,
      render: ({ kind, priceFrom, saleCount, score, reviewCount }) => (
        <>
          {priceFrom === null ? '—' : listedPrice({ kind }, priceFrom)}
          <Text size="caption" tone="soft">
            {t('seller:goods.sales')} {formatNumber(saleCount)}
          </Text>
          {reviewCount > 0 && (
            <Text size="caption" tone="soft">
              {t('seller:goods.score')} {score.toFixed(1)}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'stock',
      header: t('seller:goods.stock'),
      align: 'end',
      nowrap: true,
      render: ({ stock }) =>
        stock === null ? (
          '—'
        ) : (
          <>
            <AvailabilityGauge level={stock.availability} left={stock.free} />
            <Text size="caption">{`${formatNumber(stock.free)} / ${formatNumber(stock.capacity)}`}</Text>
          </>
        ),
    },
    {
      key: 'shelf',
      header: t('seller:goods.shelf'),
      card: 'tag',
      render: ({ life: { shelf }, isFeatured, isShut }) => (
        <>
          <Tag tone={shelfTones[shelf]}>{t(`goods:shelf.${shelf}`)}</Tag>{' '}
          {isShut && <Tag tone="danger">{t('seller:goods.shutShort')}</Tag>}{' '}
          {isFeatured && <Tag tone="brand">{t('seller:goods.featured')}</Tag>}
        </>
      ),
    },
    {
      key: 'review',
      header: t('seller:goods.application'),
      render: ({ life }) => {
        const { stage } = goodsLifeView(life, 'seller')
        return stage === null ? (
          '—'
        ) : (
          <>
            <Tag tone={reviewTones[life.review]}>{t(`goods:review.${life.review}`)}</Tag>
            <Text size="caption" tone="soft">
              {t(`goods:stage.${stage.name}`)}
            </Text>
          </>
        )
      },
    },
    {
      key: 'changedAt',
      header: t('seller:goods.changedAt'),
      sortable: true,
      render: ({ changedAt }) => <time dateTime={changedAt}>{relativeTime(changedAt, now, language)}</time>,
    },
  ]
}
