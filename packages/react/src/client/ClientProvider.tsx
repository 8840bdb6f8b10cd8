import type { MallClient } from '@compute-mall/core/actors'
import { createContext, type ReactNode, use } from 'react'

const ClientContext = createContext<MallClient | undefined>(undefined)

export const ClientProvider = ({ client, children }: { client: MallClient; children: ReactNode }) => (
  <ClientContext value={client}>{children}</ClientContext>
)

/** The client that the app provides. */
export const useClient = (): MallClient => {
  const client = use(ClientContext)
  if (client === undefined) throw new Error('There is no ClientProvider above.')
  return client
}
