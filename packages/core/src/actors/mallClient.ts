import type { Client } from '../client/index.ts'
import type { Contract } from '../contract/index.ts'

/** The client of the whole contract. */
export type MallClient = Client<Contract>
