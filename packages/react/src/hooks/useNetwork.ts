import type { Network } from '@compute-mall/browser'
import { createContext, use, useSyncExternalStore } from 'react'

/** Where nothing watches over the network, as on the server: it is taken to be there. */
const unwatched: Network = {
  state: () => 'up',
  subscribe: () => () => {},
  check: async () => true,
  whenUp: async () => {},
  missAnswer: () => {},
  dismiss: () => {},
}

export const NetworkContext = createContext<Network>(unwatched)

/** The way to the server. */
export const useNetwork = (): Network => use(NetworkContext)

/** What is to be said of it. */
export const useNetworkState = () => {
  const { subscribe, state } = useNetwork()
  return useSyncExternalStore(subscribe, state, () => 'up' as const)
}
