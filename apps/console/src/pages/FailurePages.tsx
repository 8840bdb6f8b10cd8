import { signInAddress } from '@compute-mall/core/identity'
import type { Message } from '@compute-mall/core/messages'
import { useWatch } from '@compute-mall/react'
import { ErrorScreen } from '@compute-mall/ui/error'
import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { useHead } from '../useHead.ts'

/** R2.07. */
export const Missing = () => {
  const path = useLocation().pathname
  useHead('failure:missingTitle')
  return <Failure status={404} message={{ key: 'console:missing', values: { path } }} />
}

/** In place of a page that throws while it is drawn (B7). */
export const Crashed = () => {
  const error = useRouteError()
  useHead('failure:failedTitle')
  useEffect(() => console.error(error), [error])
  return <Failure status={500} message={{ key: 'error:SYS10000' }} />
}

const Failure = ({ status, message }: { readonly status: number; readonly message: Message }) => {
  const navigate = useNavigate()
  const { signOut } = useWatch()
  return (
    <ErrorScreen
      view={{ status, message }}
      commands={{
        back: () => void navigate(-1),
        retry: () => window.location.reload(),
        signIn: () => signOut(signInAddress('/ui/console/')),
      }}
    />
  )
}
