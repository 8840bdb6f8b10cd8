import type { Loaded } from '@compute-mall/app'
import {
  allowedGoodsEvents,
  type ForceOffConsequences,
  GoodsKind,
  type ShelvedGoodsRow,
  shelvedGoodsList,
} from '@compute-mall/core/goods'
import { type ListPage as Page, type QueryOf, sortOf, totalMessage } from '@compute-mall/core/list'
import { formatNumber } from '@compute-mall/core/money'
import type { ReasonCode } from '@compute-mall/core/review'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'
import { ForceOffDialog } from './ForceOffDialog.tsx'
import { inLanguage } from './inLanguage.ts'
import { reasonText } from './reasonText.ts'

export interface ShelvesPageProps {
  readonly view: {
    readonly page: Loaded<Page<ShelvedGoodsRow>>
    /** Whether an export is under way; without it there is none. */
    readonly exporting?: boolean
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** What the address asks for. */
    readonly query: QueryOf<typeof shelvedGoodsList>
    /** The goods that are about to be forced off, with what that brings about. */
    readonly forcing: ShelvedGoodsRow | null
    readonly consequences: ForceOffConsequences | null
    readonly busy: boolean
  }
  readonly links: { readonly gift: (goodsId: string) => string }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly askToForceOff: (row: ShelvedGoodsRow) => void
      readonly keep: () => void
      readonly forceOff: (code: ReasonCode, text: string) => void
    }
}

const ALL = 'all'
const tabs = ['on', 'awaiting', 'off', 'forcedOff', 'failed'] as const

/** All goods of all shops, to be found and forced off (R6.06, W14). */
export const ShelvesPage = ({ view, links, commands }: ShelvesPageProps) => {
  const { t } = useTranslation(['admin', 'goods', 'review', 'gift'])
  const { language } = useLanguage()
  const columns = useColumns()
  const { query, page, forcing, consequences, busy } = view
  const sort = sortOf(query.sort ?? shelvedGoodsList.sorts[0])
  const [shelf = ALL] = query.shelf
  const list: ListView<ShelvedGoodsRow> = {
    head: { title: t('goods') },
    savedViews: view.savedViews,
    exporting: view.exporting,
    rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
    tabs: {
      value: shelf,
      items: [
        { id: ALL, label: t('tabAll') },
        ...tabs.map((tab) => ({ id: tab, label: t(`goods:shelf.${tab}`) })),
      ],
    },
    search: { label: t('searchGoods'), value: query.keyword ?? '' },
    filters: [
      {
        key: 'kind',
        label: t('goods:column.kind'),
        value: query.kind[0] ?? '',
        options: GoodsKind.values.map((kind) => ({ value: kind, label: t(`goods:kind.${kind}`) })),
      },
    ],
    sort: { key: sort.field, descending: sort.isDescending },
    pager: {
      size: sizeOf(query.limit),
      hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
      hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
      total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
    },
    empty: { title: t('noGoods') },
  }
  return (
    <>
      <ListPage<ShelvedGoodsRow>
        view={list}
        commands={{ ...commands, openTab: (id) => commands.filter('shelf', id === ALL ? '' : id) }}
        columns={columns}
        rowKey={({ goodsId }) => goodsId}
        rowName={({ name }) => inLanguage(name, language)}
        note={({ life }) => life.shelfReason && reasonText(life.shelfReason, language, t)}
        actions={(row) => [
          {
            key: 'give',
            label: t('gift:give'),
            disabledReason: row.life.shelf === 'on' ? undefined : t('gift:notOnSale'),
            to: links.gift(row.goodsId),
          },
          {
            key: 'forceOff',
            label: t('forceOff'),
            danger: true,
            disabledReason: allowedGoodsEvents(row.life, 'operations').includes('goods.forcedOff')
              ? undefined
              : t('alreadyForcedOff'),
            onPress: () => commands.askToForceOff(row),
          },
        ]}
      />
      {forcing !== null && (
        <ForceOffDialog
          name={inLanguage(forcing.name, language)}
          consequences={consequences}
          busy={busy}
          onForce={commands.forceOff}
          onClose={commands.keep}
        />
      )}
    </>
  )
}

const shelfTones = {
  unlisted: 'neutral',
  awaiting: 'info',
  executing: 'info',
  on: 'success',
  off: 'neutral',
  forcedOff: 'danger',
  failed: 'warn',
} as const

const useColumns = (): readonly Column<ShelvedGoodsRow>[] => {
  const { t } = useTranslation('goods')
  const { language } = useLanguage()
  return [
    {
      key: 'name',
      header: t('column.name'),
      card: 'title',
      render: ({ name }) => inLanguage(name, language),
    },
    {
      key: 'number',
      header: t('column.number'),
      nowrap: true,
      render: ({ goodsId }) => goodsId.slice(0, 12),
    },
    { key: 'kind', header: t('column.kind'), render: ({ kind }) => t(`kind.${kind}`) },
    { key: 'shop', header: t('column.shop'), render: ({ shopName }) => inLanguage(shopName, language) },
    {
      key: 'shelf',
      header: t('column.shelf'),
      card: 'tag',
      nowrap: true,
      render: ({ life }) => <Tag tone={shelfTones[life.shelf]}>{t(`shelf.${life.shelf}`)}</Tag>,
    },
    {
      key: 'review',
      header: t('column.review'),
      render: ({ life }) => t(`review.${life.review}`),
    },
    {
      key: 'sales',
      header: t('column.sales'),
      align: 'end',
      nowrap: true,
      render: ({ saleCount }) => formatNumber(saleCount),
    },
    {
      key: 'changedAt',
      header: t('column.changedAt'),
      nowrap: true,
      sortable: true,
      render: ({ changedAt }) => (
        <time dateTime={changedAt}>{formatInstant(changedAt, language, 'date')}</time>
      ),
    },
  ]
}
