import { createClient, createRegistry } from '@compute-mall/core/client'
import { contract } from '@compute-mall/core/contract'
import { signInAddress } from '@compute-mall/core/identity'
import { hasText, text } from './texts.ts'

/** 128 unguessable bits; `randomUUID` is not there without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The client of the whole contract. Nothing is kept, and a dead session leads to sign-in. */
export const client = createClient(contract, {
  fetch: (input, init) => fetch(input, init),
  origin: location.origin,
  requests: createRegistry(),
  store: { get: () => undefined, set: () => {}, remove: () => {}, clear: () => {} },
  randomKey: newKey,
  refuseSession: () => location.assign(signInAddress(location.pathname + location.search)),
  device: () => 'desktop',
  translate: (code, values) =>
    hasText(`error:${code}`) ? text({ key: `error:${code}`, values }) : undefined,
  tell: (notice) => {
    if (notice.kind === 'log') console.error(notice.path, notice.error)
    else dispatchEvent(new CustomEvent('notice', { detail: notice.message }))
  },
})
