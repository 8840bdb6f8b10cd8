import { addresses, type Loaded } from '@compute-mall/app'
import type { ChatBackground, ChatNote, ChatUserInfo } from '@compute-mall/core/chat'
import { isBlank } from '@compute-mall/core/codec'
import { orderStatusKey } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { Link } from '@compute-mall/ui/link'
import { Button, DescriptionList, Loading, Notice, Skeleton, TextArea } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './inbox.css.ts'

export interface CustomerCardProps {
  readonly view: {
    readonly info: Loaded<ChatUserInfo | null>
    readonly isVisitor: boolean
    /** Null while it is not known. */
    readonly background: ChatBackground | null
    readonly notes: readonly ChatNote[]
    /** Typed, not added yet. */
    readonly newNote: string
    readonly isAdding: boolean
  }
  readonly commands: { readonly writeNote: (text: string) => void; readonly addNote: () => void }
}

/** Who the customer is, as the server knows it (R6.07), and what staff have noted; of a visitor nothing is known. */
export const CustomerCard = ({ view, commands }: CustomerCardProps) => {
  const { t } = useTranslation('chat')
  const say = useSay()
  const { info, isVisitor, background } = view
  return (
    <div className={css.card}>
      {info.kind === 'loading' && (
        <Loading>
          <Skeleton height={160} />
        </Loading>
      )}
      {info.kind === 'failed' && <Notice tone="danger">{say(info.message)}</Notice>}
      {info.kind === 'loaded' &&
        (info.value === null ? (
          <p>{isVisitor ? t('visitorCard') : t('noCard')}</p>
        ) : (
          <Facts info={info.value} />
        ))}
      {background !== null && <Background background={background} />}
      <Notes view={view} commands={commands} />
    </div>
  )
}

const Facts = ({ info }: { readonly info: ChatUserInfo }) => {
  const { t } = useTranslation('chat')
  const { language } = useLanguage()
  const listed = (texts: readonly string[]) => texts.join(', ')
  const facts = [
    { name: t('card.name'), value: info.userName },
    { name: t('card.label'), value: info.userLabel },
    { name: t('card.sales'), value: info.salerFullName ?? '' },
    { name: t('card.since'), value: formatInstant(info.createTime, language, 'date') },
    { name: t('card.centres'), value: listed(info.clusterDetail) },
    { name: t('card.groups'), value: listed(info.groupNameList) },
    { name: t('members'), value: listed(info.groupUsersInfos) },
    { name: t('card.stated'), value: listed(info.stated) },
  ]
  return <DescriptionList items={facts.filter(({ value }) => value !== '')} />
}

const Background = ({ background: { orders, goods } }: { readonly background: ChatBackground }) => {
  const { t } = useTranslation(['chat', 'order'])
  const { inLanguage, language } = useLanguage()
  return (
    <>
      {goods.length > 0 && (
        <section aria-label={t('chat:card.goods')}>
          <h3 className={css.heading}>{t('chat:card.goods')}</h3>
          <ul className={css.facts}>
            {goods.map(({ skuId, name }) => (
              <li key={skuId}>
                <Link to={addresses.mall.goods.href({ skuId })} target="_blank">
                  {inLanguage(name)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {orders.length > 0 && (
        <section aria-label={t('chat:card.orders')}>
          <h3 className={css.heading}>{t('chat:card.orders')}</h3>
          <ul className={css.facts}>
            {orders.map(({ lineId, orderNo, name, status, refund, provision, createTime }) => (
              <li key={lineId}>
                <Link to={routes.order.href({ lineId })}>{orderNo}</Link>
                <span className={css.fact}>{inLanguage(name)}</span>
                <span className={css.by}>
                  {t(`order:${orderStatusKey({ status, refund })}`)}
                  {status === 'paid' && ` · ${t(`order:provision.${provision}`)}`}
                  {` · ${formatInstant(createTime, language, 'date')}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const Notes = ({ view: { notes, newNote, isAdding }, commands }: CustomerCardProps) => {
  const { t } = useTranslation('chat')
  const { language } = useLanguage()
  return (
    <section aria-label={t('notes')}>
      <h3 className={css.heading}>{t('notes')}</h3>
      <ul className={css.notes}>
        {notes.map(({ id, authorName, text: noted, at }) => (
          <li key={id} className={css.note}>
            {noted}
            <span className={css.by}>
              {authorName} · {formatInstant(at, language)}
            </span>
          </li>
        ))}
      </ul>
      <TextArea
        label={t('newNote')}
        hint={t('noteHint')}
        rows={2}
        value={newNote}
        onChange={commands.writeNote}
      />
      <Button
        size="small"
        busy={isAdding}
        disabledReason={isBlank(newNote) ? t('noteEmpty') : undefined}
        onClick={commands.addNote}
      >
        {t('addNote')}
      </Button>
    </section>
  )
}
