import { MAX_NOTICES, type ReminderNotice } from '@compute-mall/core/chat'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../icons/index.ts'
import { Button, IconButton } from '../parts/index.ts'
import { useSay } from '../text/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import * as css from './chat.css.ts'

export interface ChatNoticesProps {
  readonly notices: readonly ReminderNotice[]
  readonly commands: {
    readonly open: (shopId: string) => void
    readonly close: (shopId: string) => void
  }
}

/** Says each notice once, when it is new; those that stand already are not said again with it. */
const Announcement = ({ notices }: Pick<ChatNoticesProps, 'notices'>) => {
  const say = useSay()
  const told = useRef(new Set<string>())
  const [said, setSaid] = useState('')
  useEffect(() => {
    const fresh = notices.filter(({ shopId, lastTime }) => !told.current.has(`${shopId} ${lastTime}`))
    if (fresh.length === 0) return
    for (const { shopId, lastTime } of fresh) told.current.add(`${shopId} ${lastTime}`)
    setSaid(fresh.map(({ title, lastMessage }) => `${say(title)} ${lastMessage}`).join(' '))
  }, [notices, say])
  return (
    <p className={visuallyHidden} role="status">
      {said}
    </p>
  )
}

/**
 * What shops have written, at the lower right, until it is opened or closed (R4.11): one of each shop, three at most,
 * the others counted. Told politely once; Escape closes the one that has the focus.
 */
export const ChatNotices = ({ notices, commands }: ChatNoticesProps) => {
  const { t } = useTranslation('chat')
  const say = useSay()
  const others = notices.length - MAX_NOTICES
  return (
    <>
      <Announcement notices={notices} />
      {notices.length > 0 && (
        <section aria-label={t('notices')}>
          <ul className={css.notices}>
            {others > 0 && <li className={css.noticeMore}>{t('moreNotices', { count: others })}</li>}
            {notices.slice(0, MAX_NOTICES).map(({ shopId, title, lastMessage, unread }) => (
              <li
                key={shopId}
                className={css.notice}
                onKeyDown={(event) => event.key === 'Escape' && commands.close(shopId)}
                onClick={() => commands.open(shopId)}
              >
                <span className={css.itemHead}>
                  <span className={css.noticeTitle}>{say(title)}</span>
                  <IconButton
                    size="small"
                    label={t('closeNotice')}
                    icon={<CloseIcon size={16} />}
                    onClick={(event) => {
                      event.stopPropagation()
                      commands.close(shopId)
                    }}
                  />
                </span>
                <span className={css.noticeText} dir="auto">
                  {lastMessage}
                </span>
                <span className={css.tools}>
                  <span className={css.hint}>{say(unread)}</span>
                  {/* Its click reaches the notice, which opens the chat wherever it is pressed. */}
                  <Button size="small" variant="primary">
                    {t('openChat')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
