import type { Clock } from '@compute-mall/core/time'
import { Kysely, PostgresDialect } from 'kysely'
import { createBlobStore } from './blobs.ts'
import type { Config } from './config/index.ts'
import type { Database } from './database/index.ts'
import { type Connection, preparing } from './database/index.ts'
import type { Logger } from './log.ts'
import type { MailSender } from './mail.ts'
import type { Platform } from './platform.ts'
import type { SmsSender } from './sms.ts'
import { vaultOf } from './vault.ts'

export interface PlatformParts {
  readonly config: Config
  readonly connection: Connection
  readonly clock: Clock
  readonly sms: SmsSender
  readonly mail: MailSender
  readonly log: Logger
}

/** As it is opened: its database writes every table, which no module is given. */
export interface OpenPlatform extends Platform {
  readonly db: Kysely<Database>
}

/** Everything that modules stand on, over a connection that is open. */
export const platformOf = ({ config, connection, clock, sms, mail, log }: PlatformParts): OpenPlatform => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: connection.pool }) })
  return {
    config,
    connection,
    db,
    prepared: preparing(db, connection.pool),
    clock,
    sms,
    mail,
    blobs: createBlobStore(config),
    vault: vaultOf(config),
    log,
  }
}
