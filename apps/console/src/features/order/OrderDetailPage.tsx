import type { Message } from '@compute-mall/core/messages'
import type { OrderView } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { Link } from '@compute-mall/ui/link'
import { OrderLines, tones } from '@compute-mall/ui/order'
import { Card, ErrorState, Loading, Skeleton, Tag } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { OrderLinks } from './links.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import * as css from './order.css.ts'

/** An order, on its way, or why it did not come. */
export type OrderState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: Message }
  | { readonly kind: 'loaded'; readonly order: OrderView }

export interface OrderDetailPageProps {
  readonly view: { readonly state: OrderState; readonly cancelling: boolean }
  readonly links: OrderLinks
  readonly commands: { readonly cancel: () => void; readonly retry: () => void }
}

/** One order: its state, what was bought and how to use it, and what happened. */
export const OrderDetailPage = ({ view, links, commands }: OrderDetailPageProps) => {
  const { t } = useTranslation('order')
  return (
    <div className={css.page}>
      <Link to={links.orders}>{t('back')}</Link>
      <h1 className={css.title}>{t('detailTitle')}</h1>
      <Detail view={view} links={links} commands={commands} />
    </div>
  )
}

const Detail = ({ view: { state, cancelling }, links, commands }: OrderDetailPageProps) => {
  const say = useSay()
  if (state.kind === 'failed') return <ErrorState title={say(state.message)} onRetry={commands.retry} />
  if (state.kind === 'loading')
    return (
      <Loading>
        <Card>
          <Skeleton height="320px" />
        </Card>
      </Loading>
    )
  return <Loaded view={state.order} links={links} cancelling={cancelling} cancel={commands.cancel} />
}

interface LoadedProps {
  readonly view: OrderView
  readonly links: OrderLinks
  readonly cancelling: boolean
  readonly cancel: () => void
}

const Loaded = ({ view, links, cancelling, cancel }: LoadedProps) => {
  const { t } = useTranslation('order')
  const say = useSay()
  return (
    <>
      <Card>
        <div className={css.due}>
          <div className={css.state}>
            <p className={css.status}>
              <Tag tone={tones[view.tone]}>{say(view.status)}</Tag>
              {view.countdown !== null && (
                <span className={css.soft}>
                  {t('timeLeft')} {view.countdown}
                </span>
              )}
            </p>
            <p className={css.hint} role="status">
              {say(view.hint)}
            </p>
          </div>
          <div className={css.actions}>
            <OrderActions view={view} links={links} busy={cancelling} onCancel={cancel} />
          </div>
        </div>
      </Card>
      <Card>
        <OrderFacts view={view} />
      </Card>
      <Card title={t('lines')}>
        <OrderLines lines={view.lines} withAccess />
      </Card>
      <Card title={t('history')}>
        <History view={view} />
      </Card>
    </>
  )
}

const History = ({ view: { history } }: { readonly view: OrderView }) => {
  const { language } = useLanguage()
  const say = useSay()
  return (
    <ol className={css.history}>
      {history.map(({ label, at }) => (
        <li key={`${label.key} ${at}`} className={css.step}>
          <span className={css.event}>{say(label)}</span>
          {at !== null && (
            <time className={css.soft} dateTime={at}>
              {formatInstant(at, language, 'second')}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}
