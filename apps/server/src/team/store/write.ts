import { writing } from '../../platform/database/index.ts'
import type { TeamTables } from '../team.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
export const write = writing<TeamTables>()
