import { writing } from '../../platform/database/index.ts'
import type { IdentityTables } from '../identity.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
export const write = writing<IdentityTables>()
