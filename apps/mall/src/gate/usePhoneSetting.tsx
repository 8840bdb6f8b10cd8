import { quietly } from '@compute-mall/core/actors'
import { callFailure } from '@compute-mall/core/client'
import { E, pipe, TE } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { useClient, useCommand } from '@compute-mall/react'
import { PhoneDialog } from '@compute-mall/ui/screens/identity'
import { type ReactNode, useEffect, useState } from 'react'
import { useReload } from '../router/useNavigator.ts'

const SECOND_MS = 1_000

/** Seconds that pass down to none. */
const useSecondsDown = () => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, setSeconds] as const
}

const quietlyLimited = { ignore: [...quietly.ignore, 429] }

/**
 * The phone setting dialog over any page (R2.17, R5.07).
 * @param bound is told when a number has been bound and verified
 */
export const usePhoneSetting = (
  bound: () => void,
): { readonly open: (verifies: boolean) => void; readonly dialog: ReactNode } => {
  const client = useClient()
  const reload = useReload()
  const [purpose, setPurpose] = useState<'closed' | 'sets' | 'verifies'>('closed')
  const [seconds, setSeconds] = useSecondsDown()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const close = () => setPurpose('closed')

  const sendCode = useCommand((phone: string) =>
    pipe(
      client.identity.sendSmsCode({ body: { phone } }, quietlyLimited),
      TE.tapIO(({ retryAfterSeconds }) => () => {
        setSeconds(retryAfterSeconds)
        setSentTo(phone)
      }),
    ),
  )
  const bind = useCommand(
    (phone: string, code: string) => client.identity.bindPhone({ body: { phone, code } }, quietlyLimited),
    (outcome) => {
      if (E.isLeft(outcome)) return
      close()
      void reload({ start: true })
      bound()
    },
  )
  const failed = [bind.outcome, sendCode.outcome].find(
    (outcome) => outcome !== undefined && E.isLeft(outcome),
  )
  return {
    open: (verifies) => setPurpose(verifies ? 'verifies' : 'sets'),
    dialog: (
      <PhoneDialog
        view={{
          open: purpose !== 'closed',
          verifies: purpose === 'verifies',
          sending: sendCode.pending,
          binding: bind.pending,
          retryAfterSeconds: seconds,
          sentTo,
          refusal: failed && E.isLeft(failed) ? failureMessage(callFailure(failed.left)) : null,
        }}
        commands={{ close, sendCode: sendCode.run, bind: bind.run }}
      />
    ),
  }
}
