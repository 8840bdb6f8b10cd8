import type { Client } from '@compute-mall/core/client'
import type { Contract } from '@compute-mall/core/contract'
import { createContext, type ReactNode, use } from 'react'

/** The client of the whole contract. */
export type MallClient = Client<Contract>

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
