import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '../parts/index.ts'
import * as css from './chat.css.ts'

/** What the page of one's conversations is, above the list. */
export const MessagesHead = () => {
  const { t } = useTranslation('chat')
  return (
    <>
      <h1 className={css.messagesTitle}>{t('listTitle')}</h1>
      <p className={css.messagesLead}>{t('listLead')}</p>
    </>
  )
}

/** The page of one's conversations until they are known: the server draws it so, since the line begins in the browser. */
export const MessagesLoading = () => (
  <div className={css.messages}>
    <section className={css.messagesColumn}>
      <MessagesHead />
      <div className={css.messagesPending}>
        <Loading>
          <Skeleton height={320} />
        </Loading>
      </div>
    </section>
  </div>
)
