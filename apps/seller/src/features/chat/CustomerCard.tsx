import { addresses, useLoaded } from '@compute-mall/app'
import type { ChatBackground, ChatUserInfo, StaffConversation } from '@compute-mall/core/chat'
import { E } from '@compute-mall/core/fp'
import { formatInstant } from '@compute-mall/core/time'
import { useClient, useCommand } from '@compute-mall/react'
import { Link } from '@compute-mall/ui/link'
import { Button, DescriptionList, Loading, Skeleton, TextArea } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './inbox.css.ts'

interface CustomerCardProps {
  readonly conversationId: string
  readonly item: StaffConversation | null
  readonly background: ChatBackground | null
}

/** Who the customer is, as the server knows it (R6.07), and what staff have noted; of a visitor nothing is known. */
export const CustomerCard = ({ conversationId, item, background }: CustomerCardProps) => {
  const { t } = useTranslation('chat')
  const client = useClient()
  const { loaded } = useLoaded({
    key: `info ${conversationId}`,
    load: (signal) => client.chat.customerInfoOf({ query: { conversationId } }, { signal }),
  })
  return (
    <div className={css.card}>
      {loaded.kind === 'loading' && (
        <Loading>
          <Skeleton height={160} />
        </Loading>
      )}
      {loaded.kind === 'loaded' &&
        (loaded.value === null ? (
          <p>{item?.customerName == null ? t('visitorCard') : t('noCard')}</p>
        ) : (
          <Facts info={loaded.value} />
        ))}
      {background !== null && <Background background={background} />}
      <Notes conversationId={conversationId} />
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
            {orders.map(({ lineId, orderNo, name, status, provision, createTime }) => (
              <li key={lineId}>
                <Link to={routes.order.href({ lineId })}>{orderNo}</Link>
                <span className={css.fact}>{inLanguage(name)}</span>
                <span className={css.by}>
                  {t(`order:status.${status}`)}
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

const Notes = ({ conversationId }: { readonly conversationId: string }) => {
  const { t } = useTranslation('chat')
  const { language } = useLanguage()
  const client = useClient()
  const [text, setText] = useState('')
  const { loaded, reload } = useLoaded({
    key: `notes ${conversationId}`,
    load: (signal) => client.chat.notes({ query: { conversationId } }, { signal }),
  })
  const add = useCommand(
    () => client.chat.addNote({ body: { conversationId, text } }, { tell: true }),
    (outcome) => {
      if (E.isLeft(outcome)) return
      setText('')
      reload()
    },
  )
  return (
    <section aria-label={t('notes')}>
      <h3 className={css.heading}>{t('notes')}</h3>
      <ul className={css.notes}>
        {loaded.kind === 'loaded' &&
          loaded.value.map(({ id, authorName, text: noted, at }) => (
            <li key={id} className={css.note}>
              {noted}
              <span className={css.by}>
                {authorName} · {formatInstant(at, language)}
              </span>
            </li>
          ))}
      </ul>
      <TextArea label={t('newNote')} hint={t('noteHint')} rows={2} value={text} onChange={setText} />
      <Button
        size="small"
        busy={add.pending}
        disabledReason={text.trim() === '' ? t('noteEmpty') : undefined}
        onClick={() => add.run()}
      >
        {t('addNote')}
      </Button>
    </section>
  )
}
