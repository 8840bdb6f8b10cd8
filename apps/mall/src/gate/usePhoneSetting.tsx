import type { Clock } from '@compute-mall/core/time'
import { useClient, useNow } from '@compute-mall/react'
import { PhoneDialog } from '@compute-mall/ui/screens/identity'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useReload } from '../router/useNavigator.ts'
import type { Phone } from './phone.ts'

const device: Clock = () => Date.now()

/**
 * The phone setting dialog over any page (R2.17, R5.07).
 * @param bound is told when a number has been bound and verified
 */
export const usePhoneSetting = (
  bound: () => void,
): { readonly open: (verifies: boolean) => void; readonly dialog: ReactNode } => {
  const client = useClient()
  const [phone, setPhone] = useState<Phone | null>(null)
  const [verifies, setVerifies] = useState(false)
  return {
    open: (known) => {
      setVerifies(known)
      void import('./phone.ts').then(({ startPhone }) => setPhone(startPhone(client)))
    },
    dialog: phone !== null && (
      <PhoneSetting phone={phone} verifies={verifies} close={() => setPhone(null)} bound={bound} />
    ),
  }
}

interface PhoneSettingProps {
  readonly phone: Phone
  /** There is a number already; it only has to be verified. */
  readonly verifies: boolean
  readonly close: () => void
  readonly bound: () => void
}

const PhoneSetting = ({ phone, verifies, close, bound }: PhoneSettingProps) => {
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
      const next = phone.view(Date.now())
      setView(next)
      if (!next.bound) return
      ended.current.close()
      void ended.current.reload({ start: true })
      ended.current.bound()
    })
  }, [phone])
  return (
    <PhoneDialog
      view={{
        ...view,
        open: true,
        verifies,
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
