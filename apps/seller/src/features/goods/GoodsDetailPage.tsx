import type { Words } from '@compute-mall/core/codec'
import {
  formListedPricing,
  type GoodsProblem,
  goodsLifeView,
  type OwnGoods,
  type OwnStock,
  readGoodsForm,
  totalCapacity,
} from '@compute-mall/core/goods'
import { formatNumber } from '@compute-mall/core/money'
import { changedFields, type FieldChange, reasonLine, reasonView } from '@compute-mall/core/review'
import { formatInstant } from '@compute-mall/core/time'
import { DetailPage } from '@compute-mall/ui/desk/detail'
import type { Action, LoadState } from '@compute-mall/ui/desk/page'
import { DataTable } from '@compute-mall/ui/desk/table'
import { Stack } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, Card, Dialog, Notice, NumberField, TextField } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BulkCommand, bulkCommands, mayBulk } from './commands.ts'
import { DeleteDialog, DiscardDialog } from './DeleteDialog.tsx'
import { ChangesCard, VersionsCard } from './GoodsChanges.tsx'
import { LatePreview } from './LatePreview.tsx'
import { proposedOf, startOf } from './startOf.ts'
import { shelfTones } from './tones.ts'
import { useFieldName } from './useFieldName.ts'
import { useListedPrice } from './useListedPrice.ts'
import { useReasonText } from './useReasonText.ts'

export interface GoodsDetailPageProps {
  readonly view: {
    readonly goods: LoadState<OwnGoods>
    /** Limits that leave nothing to buy of what is on the shelf, since the platform has others (R3.08). */
    readonly shutBy: readonly GoodsProblem[]
    readonly mayChange: boolean
    readonly isBusy: boolean
    /** What the centres are called, by their ids. */
    readonly centers: ReadonlyMap<string, Words>
  }
  readonly links: { readonly list: string; readonly edit: (hash?: string) => string; readonly mall: string }
  readonly commands: {
    readonly run: (command: BulkCommand) => void
    readonly revoke: () => void
    readonly discard: () => void
    readonly setStock: (stock: OwnStock, capacity: number) => void
    readonly setShelfTime: (at: string | null) => void
    readonly retry: () => void
  }
}

/** How much is left of how much there is. */
const leftOf = ({ free, capacity }: NonNullable<OwnGoods['row']['stock']>): string =>
  `${formatNumber(free)} / ${formatNumber(capacity)}`

/** Stands in the history for whoever decided; sellers learn no names of reviewers. */
const OPERATIONS = 'operations'

type Versions = Pick<OwnGoods, 'row' | 'published' | 'draft' | 'application'>

/** What differs between what buyers see and what is being changed or was handed in; nothing before the first publication. */
const changesOf = ({ row, published, draft, application }: Versions): readonly FieldChange[] => {
  if (published === null || row.life.review === 'passed') return []
  const next = draft === null ? application?.form : readGoodsForm(draft.record)
  return next === undefined ? [] : changedFields(published, next)
}

/** Goods of the shop: how they stand, what to do next, what they were refused for, stock, shelf time and history. */
export const GoodsDetailPage = ({ view, links, commands }: GoodsDetailPageProps) => {
  const { t } = useTranslation(['seller', 'goods'])
  const { language, inLanguage } = useLanguage()
  const say = useSay()
  const fieldName = useFieldName()
  const reasonText = useReasonText()
  const { goods, shutBy, mayChange, isBusy, centers } = view
  const [asked, setAsked] = useState<'delete' | 'discard' | 'preview' | null>(null)
  const loaded = goods.kind === 'loaded' ? goods.value : null
  const title =
    loaded === null
      ? t('seller:goods')
      : inLanguage(loaded.row.name) || loaded.row.name.zh || t('seller:goods.unnamed')
  const listedPrice = useListedPrice()
  const noDuty = mayChange ? undefined : t('seller:goods.noDuty')
  const stageOf = ({ life }: OwnGoods['row']) => {
    const { stage } = goodsLifeView(life, 'seller')
    return stage === null ? null : `${t(`goods:stage.${stage.name}`)} · ${t(`goods:review.${life.review}`)}`
  }
  /** Price and stock: of what buyers see, else of what is proposed, which is marked as that. */
  const offerOf = (goods: OwnGoods) => {
    const { priceFrom, stock } = goods.row
    const proposed = proposedOf(goods)
    const marked = (value: string) =>
      proposed === null ? value : t(`seller:goods.proposed.${proposed.from}`, { value })
    const listed = priceFrom ?? (proposed === null ? undefined : formListedPricing(proposed.form))
    const amount = stock === null ? proposed && formatNumber(totalCapacity(proposed.form)) : leftOf(stock)
    return {
      price: listed === undefined ? null : marked(listedPrice(goods.row, listed)),
      stock: amount === null ? null : marked(amount),
    }
  }
  const offer = loaded === null ? null : offerOf(loaded)
  const actions = loaded === null ? [] : actionsOf(loaded)
  function actionsOf({ row }: OwnGoods): readonly Action[] {
    const allowed = goodsLifeView(row.life, 'seller').commands
    return [
      { key: 'preview', label: t('seller:preview'), onPress: () => setAsked('preview') },
      ...(allowed.includes('application.revoked')
        ? [
            {
              key: 'revoke',
              label: t('seller:goods.revoke'),
              busy: isBusy,
              disabledReason: noDuty,
              onPress: commands.revoke,
            },
          ]
        : []),
      ...bulkCommands
        .filter((command) => mayBulk(command, row))
        .map((command) => ({
          key: command,
          label: t(`seller:goods.${command}`),
          danger: command === 'delete',
          busy: isBusy,
          disabledReason: noDuty,
          onPress: () => (command === 'delete' ? setAsked('delete') : commands.run(command)),
        })),
      ...(allowed.includes('draft.discarded')
        ? [
            {
              key: 'discard',
              label: t('seller:goods.discard'),
              danger: true,
              disabledReason: noDuty,
              onPress: () => setAsked('discard'),
            },
          ]
        : []),
    ]
  }
  const close = () => setAsked(null)
  return (
    <>
      <DetailPage<OwnGoods>
        view={{
          head: {
            title,
            trail: [{ label: t('seller:goods'), to: links.list }, { label: title }],
            tag:
              loaded === null
                ? undefined
                : {
                    label: t(`goods:shelf.${loaded.row.life.shelf}`),
                    tone: shelfTones[loaded.row.life.shelf],
                  },
            primary:
              loaded === null
                ? undefined
                : {
                    key: 'edit',
                    label: t('seller:goods.edit'),
                    to: links.edit(),
                    disabledReason:
                      noDuty ??
                      (loaded.row.life.review === 'pending' ? t('seller:goods.pendingReason') : undefined),
                  },
          },
          actions,
          state: goods,
        }}
        commands={commands}
      >
        {({ row, draft, application, published, stock, history, versions }) => ({
          message: (
            <>
              {row.life.shelfReason !== null && (
                <Notice tone="danger" title={t(`goods:shelf.${row.life.shelf}`)}>
                  {reasonText(row.life.shelfReason)}
                </Notice>
              )}
              {shutBy.length > 0 && (
                <Notice tone="danger" title={t('seller:goods.shut')}>
                  <ul>
                    {shutBy.map(({ field, code, most }) => (
                      <li key={field}>
                        <Link to={links.edit(field)}>
                          {t('seller:goods.toField', { field: fieldName(field) })}
                        </Link>
                        {language === 'zh' ? '：' : ': '}
                        {say({ key: `goods:problem.${code}`, ...(most !== null && { values: { most } }) })}
                      </li>
                    ))}
                  </ul>
                </Notice>
              )}
              {row.life.review === 'refused' && application !== null && (
                <Notice tone="danger" title={t('goods:review.refused')}>
                  {application.reason}
                  <ul>
                    {application.reasons.map((reason) => (
                      <li key={reason.field}>
                        <Link to={links.edit(reason.field)}>
                          {t('seller:goods.toField', { field: fieldName(reason.field) })}
                        </Link>
                        {language === 'zh' ? '：' : ': '}
                        {reasonLine(language, { reason: say(reasonView(reason).label), text: reason.text })}
                      </li>
                    ))}
                  </ul>
                </Notice>
              )}
              {row.life.review === 'pending' && (
                <Notice tone="info" title={t('goods:review.pending')}>
                  {row.dueAt !== null && t('seller:goods.due', { at: formatInstant(row.dueAt, language) })}
                </Notice>
              )}
            </>
          ),
          facts: {
            items: [
              { name: t('seller:goods.number'), value: row.goodsId },
              { name: t('seller:goods.kind'), value: t(`goods:kind.${row.kind}`) },
              { name: t('seller:goods.price'), value: offer?.price },
              { name: t('seller:goods.stock'), value: offer?.stock },
              { name: t('seller:goods.sales'), value: formatNumber(row.saleCount) },
              {
                name: t('seller:goods.score'),
                value: t('seller:goods.scoreOf', { score: row.score, count: row.reviewCount }),
              },
              {
                name: t('seller:goods.application'),
                value: stageOf(row),
              },
              {
                name: t('seller:goods.shelfAt'),
                value: row.shelfAt === null ? null : formatInstant(row.shelfAt, language),
              },
              ...(row.life.shelf === 'on'
                ? [
                    {
                      name: t('seller:goods.mallPage'),
                      value: <Link to={links.mall}>{t('seller:goods.seeInMall')}</Link>,
                    },
                  ]
                : []),
            ],
          },
          children: (
            <>
              <ChangesCard changes={changesOf({ row, draft, application, published })} />
              {published !== null && (
                <StockCard
                  goods={{ stock, published }}
                  centers={centers}
                  mayChange={mayChange}
                  setStock={commands.setStock}
                />
              )}
              <ShelfTimeCard
                key={row.shelfAt}
                at={row.shelfAt}
                mayChange={mayChange}
                onSet={commands.setShelfTime}
              />
              <VersionsCard versions={versions} />
            </>
          ),
          timeline: history.map(({ event, at, by, reason }, index) => ({
            key: `${index}`,
            title: say({ key: `goods:event.${event}`, otherwise: event }),
            at: { text: formatInstant(at, language), iso: at },
            who: by === OPERATIONS ? t('seller:goods.operations') : by,
            text: reason === null ? undefined : reasonText(reason),
          })),
        })}
      </DetailPage>
      {loaded !== null && asked === 'preview' && (
        <LatePreview
          goodsId={loaded.row.goodsId}
          form={proposedOf(loaded)?.form ?? startOf(loaded)}
          published={loaded.published}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <DeleteDialog
          names={[title]}
          onClose={close}
          onDelete={() => {
            close()
            commands.run('delete')
          }}
        />
      )}
      {asked === 'discard' && (
        <DiscardDialog
          name={title}
          onClose={close}
          onDiscard={() => {
            close()
            commands.discard()
          }}
        />
      )}
    </>
  )
}

interface StockCardProps {
  readonly goods: Pick<OwnGoods, 'stock'> & { readonly published: NonNullable<OwnGoods['published']> }
  readonly centers: ReadonlyMap<string, Words>
  readonly mayChange: boolean
  readonly setStock: GoodsDetailPageProps['commands']['setStock']
}

const StockCard = ({ goods: { stock, published }, centers, mayChange, setStock }: StockCardProps) => {
  const { t } = useTranslation('seller')
  const { inLanguage } = useLanguage()
  const centerOf = (clusterId: string) => {
    const name = centers.get(clusterId)
    return name === undefined ? clusterId || '—' : inLanguage(name)
  }
  const [changed, setChanged] = useState<OwnStock | null>(null)
  const [capacity, setCapacity] = useState<number | null>(null)
  const snOf = (skuId: string) => published.skus.find(({ id }) => id === skuId)?.sn ?? skuId
  return (
    <Card title={t('goods.stock')}>
      <DataTable<OwnStock>
        caption={t('goods.stock')}
        rows={stock}
        rowKey={({ skuId, clusterId }) => `${skuId} ${clusterId}`}
        rowName={({ skuId, clusterId }) => `${snOf(skuId)} ${centerOf(clusterId)}`}
        columns={[
          { key: 'sn', header: t('goods.sn'), card: 'title', render: ({ skuId }) => snOf(skuId) },
          { key: 'centre', header: t('goods.centre'), render: ({ clusterId }) => centerOf(clusterId) },
          { key: 'free', header: t('goods.free'), align: 'end', render: ({ free }) => formatNumber(free) },
          {
            key: 'capacity',
            header: t('goods.capacity'),
            align: 'end',
            render: (row) => formatNumber(row.capacity),
          },
        ]}
        actions={(row) => [
          {
            key: 'change',
            label: t('goods.changeStock'),
            disabledReason: mayChange ? undefined : t('goods.noDuty'),
            onPress: () => {
              setChanged(row)
              setCapacity(row.capacity)
            },
          },
        ]}
      />
      {changed !== null && (
        <Dialog
          open
          onClose={() => setChanged(null)}
          title={t('goods.changeStock')}
          footer={
            <Button
              variant="primary"
              onClick={() => {
                if (capacity === null) return
                setStock(changed, capacity)
                setChanged(null)
              }}
            >
              {t('shop.save')}
            </Button>
          }
        >
          <NumberField
            label={t('goods.capacity')}
            hint={t('goods.capacityHint', { sold: changed.capacity - changed.free })}
            value={capacity}
            minimum={changed.capacity - changed.free}
            maximum={99_999_999}
            onChange={setCapacity}
          />
        </Dialog>
      )}
    </Card>
  )
}

interface ShelfTimeCardProps {
  readonly at: string | null
  readonly mayChange: boolean
  readonly onSet: (at: string | null) => void
}

const ShelfTimeCard = ({ at, mayChange, onSet }: ShelfTimeCardProps) => {
  const { t } = useTranslation('seller')
  const [typed, setTyped] = useState('')
  const time = Date.parse(typed)
  const disabledReason = mayChange ? undefined : t('goods.noDuty')
  return (
    <Card title={t('goods.shelfAt')}>
      <Stack gap={2}>
        <TextField
          type="datetime-local"
          label={t('goods.shelfAt')}
          hint={t('goods.shelfAtHint')}
          value={typed}
          onChange={setTyped}
          trailing={
            <Button
              variant="ghost"
              disabledReason={disabledReason}
              onClick={() => !Number.isNaN(time) && onSet(new Date(time).toISOString())}
            >
              {t('shop.save')}
            </Button>
          }
        />
        {at !== null && (
          <div>
            <Button disabledReason={disabledReason} onClick={() => onSet(null)}>
              {t('goods.shelfAtOnce')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
