import type { Clock } from '@compute-mall/core/time'
import type { Logger } from 'pino'
import type { BlobStore } from './blobs.ts'
import type { Config } from './config/index.ts'
import type { Connection, Database, Db, Prepare } from './database/index.ts'
import type { MailSender } from './mail.ts'
import type { SmsSender } from './sms.ts'
import type { Vault } from './vault.ts'

/** What every module stands on; tests provide a clock to turn and a database of their own. */
export interface Platform {
  readonly config: Config
  readonly connection: Connection
  readonly db: Db
  /** Statements that are named and parsed once, for hot reads. */
  readonly prepared: Prepare<Database>
  readonly clock: Clock
  readonly sms: SmsSender
  readonly mail: MailSender
  readonly blobs: BlobStore
  /** Seals what is personal (decision D26). */
  readonly vault: Vault
  readonly log: Logger
}
