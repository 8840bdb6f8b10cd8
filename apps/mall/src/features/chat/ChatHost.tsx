import { useDevice, useRouteState } from '@compute-mall/app'
import { textStore } from '@compute-mall/browser'
import { SupportIcon } from '@compute-mall/ui/icons'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { support } from './ChatHost.css.ts'
import { VISITOR_KEY } from './known.ts'
import { openChat, useChatState } from './requests.ts'

/** Pages without anything beside them, and the list of conversations, which holds them itself. */
const quiet = ['alone', 'empty', 'mobile']

/**
 * Chat beside the pages of a desktop: the way to customer service, and once somebody is signed in, has asked or is a
 * visitor who has asked before, the chunk that holds the line, the dialog and the notices. On phones chat is barred (D22).
 */
export const ChatHost = () => {
  const { t } = useTranslation('shell')
  const { appData, entry } = useRouteState()
  const device = useDevice()
  const isDesktop = device === 'desktop' && !quiet.includes(entry.layout)
  const { request } = useChatState()
  const [Chat, setChat] = useState<ComponentType | null>(null)
  const isSignedIn = appData.user !== null
  useEffect(() => {
    if (!isDesktop || Chat !== null) return
    if (!isSignedIn && request === null && textStore(() => localStorage).get(VISITOR_KEY) === undefined)
      return
    const load = () => void import('./MallChat.tsx').then(({ MallChat }) => setChat(() => MallChat))
    if (request !== null) return load()
    const later = setTimeout(load)
    return () => clearTimeout(later)
  }, [isDesktop, isSignedIn, request, Chat])
  if (!isDesktop) return null
  return (
    <>
      <button
        type="button"
        className={support}
        aria-haspopup="dialog"
        onClick={() => openChat({ shopId: null, goods: null })}
      >
        <SupportIcon size={16} />
        {t('customerService')}
      </button>
      {Chat !== null && <Chat />}
    </>
  )
}
