import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BackIcon, MessageIcon, UserIcon } from '../../icons/index.ts'
import { Center } from '../../layout/index.ts'
import { Drawer, EmptyState, IconButton } from '../../parts/index.ts'
import { useNarrow } from '../page/index.ts'
import * as css from './inbox.css.ts'

export interface InboxProps {
  readonly view: {
    readonly title: string
    /** With whom the open conversation is; null where none is open. */
    readonly open: { readonly title: string; readonly facts?: string } | null
  }
  readonly commands: {
    /** From the conversation back to the list, on a phone. */
    readonly back: () => void
  }
  /** The conversations, with their filters. */
  readonly list: ReactNode
  /** The open conversation with its composer. */
  readonly thread: ReactNode
  /** What is known of the other side. */
  readonly context: ReactNode
}

/**
 * The frame of conversations: list, thread and what is known of the other side beside one another. On a phone the list
 * leads to the thread, and the rest opens over it.
 */
export const Inbox = (props: InboxProps) => {
  const narrow = useNarrow()
  const { view, list } = props
  const hasList = !narrow || view.open === null
  return (
    <div className={css.frame}>
      {hasList && (
        <section className={css.column} aria-label={view.title}>
          <header className={css.head}>
            <h1 className={css.title}>{view.title}</h1>
          </header>
          <div className={css.body}>{list}</div>
        </section>
      )}
      {(!narrow || view.open !== null) && <Thread {...props} />}
      {view.open !== null && <Context context={props.context} />}
    </div>
  )
}

const Thread = ({ view, commands, thread, context }: InboxProps) => {
  const { t } = useTranslation('desk')
  const narrow = useNarrow()
  const [told, setTold] = useState(false)
  if (view.open === null)
    return (
      <Center height="fill">
        <EmptyState icon={MessageIcon} title={t('noConversation')} />
      </Center>
    )
  return (
    <section className={css.column} aria-label={view.open.title}>
      <header className={css.head}>
        {narrow && (
          <IconButton label={t('backToList')} icon={<BackIcon size={20} />} onClick={commands.back} />
        )}
        <div className={css.title}>
          <h2 className={css.name}>{view.open.title}</h2>
          {view.open.facts && <p className={css.facts}>{view.open.facts}</p>}
        </div>
        <div className={css.opener}>
          <IconButton
            label={t('aboutCustomer')}
            icon={<UserIcon size={20} />}
            onClick={() => setTold(true)}
          />
        </div>
      </header>
      <div className={css.body}>{thread}</div>
      <Drawer open={told} dismissible onClose={() => setTold(false)} title={t('aboutCustomer')}>
        {context}
      </Drawer>
    </section>
  )
}

const Context = ({ context }: Pick<InboxProps, 'context'>) => {
  const { t } = useTranslation('desk')
  return (
    <aside className={css.context} aria-label={t('aboutCustomer')}>
      <header className={css.head}>
        <h2 className={css.title}>{t('aboutCustomer')}</h2>
      </header>
      <div className={css.about}>{context}</div>
    </aside>
  )
}
