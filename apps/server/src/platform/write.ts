import { writing } from './database/index.ts'
import type { PlatformTables } from './platform.tables.ts'

/** Writes the tables of the platform. */
export const write = writing<PlatformTables>()
