import { useNetwork, useNetworkState, useNotices, useToasts } from '@compute-mall/react'
import { Button, type ToastMessage, ToastRegion } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { useDevice } from '../router/environment.ts'

/** Shows the toasts of failed calls (R8.02). */
export const Toasts = () => {
  const { remove } = useNotices()
  return <ToastRegion kind="toast" device={useDevice()} messages={useToasts()} onGone={remove} />
}

/** Says that the network is away, until it is back, and that a command got no answer; no page is left for it. */
export const NetworkMessage = () => {
  const { t } = useTranslation('failure')
  const network = useNetwork()
  const state = useNetworkState()
  const messages: readonly ToastMessage[] =
    state === 'up'
      ? []
      : [
          {
            id: state,
            tone: 'warn',
            title: t(state === 'down' ? 'offline' : 'unanswered'),
            milliseconds: null,
            ...(state === 'down' && {
              action: <Button onClick={() => void network.check()}>{t('retry')}</Button>,
            }),
          },
        ]
  const device = useDevice()
  // Where nothing is pressed: below the navigation of a desktop, above the bar of a phone.
  const kind = device === 'desktop' ? 'notification' : 'toast'
  return <ToastRegion kind={kind} device={device} messages={messages} onGone={network.dismiss} />
}
