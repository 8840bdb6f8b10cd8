import type { DraftRecord } from '@compute-mall/core/form'
import type { Timestamp } from '../platform/platform.tables.ts'

export interface FormTables {
  /** One row for each owner and form. */
  drafts: {
    /** `user:<id>` or the thing that is edited, e.g. `goods:<id>`. */
    owner: string
    form: string
    revision: number
    record: DraftRecord
    saved_by: string
    saved_at: Timestamp
  }
}

declare module '../platform/database/tables.ts' {
  interface Database extends FormTables {}
}
