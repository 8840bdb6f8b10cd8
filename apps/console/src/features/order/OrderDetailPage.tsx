import type { OrderView } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { DetailPage, Timeline } from '@compute-mall/ui/desk/detail'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { OrderLines, tones } from '@compute-mall/ui/order'
import { Card, type MessageTone, Notice } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelDialog } from './CancelDialog.tsx'
import type { OrderLinks } from './links.ts'
import * as css from './order.css.ts'
import { useOrderActions } from './useOrderActions.ts'
import { useOrderFacts } from './useOrderFacts.tsx'

export interface OrderDetailPageProps {
  readonly view: { readonly state: LoadState<OrderView>; readonly cancelling: boolean }
  readonly links: OrderLinks
  readonly commands: { readonly cancel: () => void; readonly retry: () => void }
  /** The buyer's request for a refund, where there is one or could be (W30). */
  readonly refund?: ReactNode
}

/** One order: its state, what was bought and how to use it, and what happened. */
export const OrderDetailPage = ({
  view: { state, cancelling },
  links,
  commands,
  refund,
}: OrderDetailPageProps) => {
  const { t } = useTranslation('order')
  const say = useSay()
  const [asking, setAsking] = useState(false)
  const actionsOf = useOrderActions(links)
  const factsOf = useOrderFacts()
  const order = state.kind === 'loaded' ? state.value : null
  const actions = order && actionsOf(order, { busy: cancelling, onCancel: () => setAsking(true) })
  return (
    <>
      <DetailPage<OrderView>
        view={{
          head: {
            trail: [
              { label: t('title'), to: links.orders },
              { label: order?.order.orderNo ?? t('detailTitle') },
            ],
            title: t('detailTitle'),
            tag: order === null ? undefined : { label: say(order.status), tone: tones[order.tone] },
            primary: actions?.pay ?? undefined,
          },
          state,
          actions: actions?.cancel ? [actions.cancel] : [],
        }}
        commands={commands}
      >
        {(loaded) => ({
          message: <Hint view={loaded} />,
          facts: factsOf(loaded),
          children: (
            <>
              <Card title={t('lines')}>
                <OrderLines lines={loaded.lines} links={links} withAccess />
              </Card>
              {refund}
            </>
          ),
          aside: <History view={loaded} />,
        })}
      </DetailPage>
      <CancelDialog
        open={asking}
        onKeep={() => setAsking(false)}
        onCancel={() => {
          setAsking(false)
          commands.cancel()
        }}
      />
    </>
  )
}

const messageTones: Readonly<Record<OrderView['tone'], MessageTone>> = {
  due: 'warn',
  underWay: 'info',
  good: 'success',
  over: 'info',
  wrong: 'danger',
}

interface PartProps {
  readonly view: OrderView
}

/** What the state means for the buyer. The countdown is not read out every second. */
const Hint = ({ view: { tone, hint, countdown } }: PartProps) => {
  const { t } = useTranslation('order')
  const say = useSay()
  return (
    <Notice tone={messageTones[tone]}>
      <p className={css.hint} role="status">
        {say(hint)}
      </p>
      {countdown !== null && (
        <p>
          {t('timeLeft')} <span className={css.countdown}>{countdown}</span>
        </p>
      )}
    </Notice>
  )
}

const History = ({ view: { history } }: PartProps) => {
  const { t } = useTranslation('order')
  const { language } = useLanguage()
  const say = useSay()
  return (
    <Card title={t('history')} padding="medium">
      <Timeline
        label={t('history')}
        events={history.map(({ label, at }) => ({
          key: `${label.key} ${at}`,
          title: say(label),
          at: at === null ? undefined : { text: formatInstant(at, language, 'second'), iso: at },
        }))}
      />
    </Card>
  )
}
