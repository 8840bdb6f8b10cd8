import type { Clock } from '@compute-mall/core/time'
import { useNow } from '@compute-mall/react'
import { PhoneDialog, type PhonePurpose } from '@compute-mall/ui/identity'
import { useEffect, useRef, useState } from 'react'
import { useReload } from '../router/NavigatorContext.ts'
import type { Phone } from './phone.ts'

export { startPhone } from './phone.ts'

const device: Clock = () => performance.now()

export interface PhoneSettingProps {
  readonly phone: Phone
  readonly purpose: PhonePurpose
  readonly close: () => void
  readonly bound: () => void
}

/** The dialog and its chart are a chunk of their own: few visitors ever open it. */
export const PhoneSetting = ({ phone, purpose, close, bound }: PhoneSettingProps) => {
  const reload = useReload()
  const now = useNow(device, 0)
  const [view, setView] = useState(() => phone.view(0))
  const ended = useRef({ close, bound, reload })
  useEffect(() => {
    ended.current = { close, bound, reload }
  })
  useEffect(() => setView(phone.view(now)), [phone, now])
  useEffect(() => {
    return phone.subscribe(() => {
      const next = phone.view(device())
      setView(next)
      if (!next.bound) return
      ended.current.close()
      void ended.current.reload({ appData: true })
      ended.current.bound()
    })
  }, [phone])
  return (
    <PhoneDialog
      view={{
        ...view,
        open: true,
        purpose,
        retryAfterSeconds: view.wait !== null && view.wait.phone === view.sentTo ? view.wait.seconds : 0,
      }}
      commands={{
        close,
        sendCode: (number) => phone.send({ type: 'code.ask', phone: number }),
        bind: (number, code) => phone.send({ type: 'phone.bind', phone: number, code }),
      }}
    />
  )
}
