import type { OrderView } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { DetailPage, Timeline } from '@compute-mall/ui/desk/detail'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { OrderLines, tones } from '@compute-mall/ui/order'
import { Card, type MessageTone, Notice } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderLinks } from './links.ts'
import { type OrderQuestion, QuestionDialog, ReorderedDialog } from './OrderDialogs.tsx'
import * as css from './order.css.ts'
import { pressesOf, useOrderActions } from './useOrderActions.ts'
import type { OrderCommands, OrderWork } from './useOrderCommands.ts'
import { useOrderFacts } from './useOrderFacts.tsx'

export interface OrderDetailPageProps {
  readonly view: { readonly state: LoadState<OrderView>; readonly work: OrderWork }
  readonly links: OrderLinks
  readonly commands: OrderCommands & { readonly retry: () => void }
  /** The buyer's request for a refund, where there is one or could be (W30). */
  readonly refund?: ReactNode
}

/** One order: its state, what was bought and how to use it, and what happened. */
export const OrderDetailPage = ({ view: { state, work }, links, commands, refund }: OrderDetailPageProps) => {
  const { t } = useTranslation('order')
  const say = useSay()
  const [question, setQuestion] = useState<OrderQuestion | null>(null)
  const actionsOf = useOrderActions(links)
  const factsOf = useOrderFacts()
  const order = state.kind === 'loaded' ? state.value : null
  const actions = order && actionsOf(order, pressesOf(order.order.orderId, work, commands, setQuestion))
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
          actions: actions?.others ?? [],
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
      <QuestionDialog
        question={question}
        onKeep={() => setQuestion(null)}
        onDo={({ orderId, about }) => commands[about](orderId)}
      />
      <ReorderedDialog reordered={work.reordered} cart={links.cart} onClose={commands.closeReordered} />
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

/** An order that is paid is not well where something of it could not be opened. */
const messageToneOf = ({ tone, lines }: OrderView): MessageTone =>
  lines.some(({ provision }) => provision?.tone === 'wrong') ? 'warn' : messageTones[tone]

/** What the state means for the buyer. The countdown is not read out every second. */
const Hint = ({ view }: PartProps) => {
  const { hint, countdown } = view
  const { t } = useTranslation('order')
  const say = useSay()
  return (
    <Notice tone={messageToneOf(view)}>
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
