import { contract } from '@compute-mall/core/contract'
import { personalFieldsOf } from '@compute-mall/core/http'
import { readConfig } from '../apps/server/src/platform/config/index.ts'
import { connect } from '../apps/server/src/platform/database/index.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { createMailOutbox } from '../apps/server/src/platform/mail.ts'
import { type OpenPlatform, platformOf } from '../apps/server/src/platform/open.ts'
import { createOutbox } from '../apps/server/src/platform/sms.ts'

/** Fills the data folder that the environment names, before the server opens it. */
export const fillData = async (fill: (platform: OpenPlatform, now: Date) => Promise<void>): Promise<void> => {
  const config = readConfig(process.env)
  if (config._tag === 'Left') throw new Error(config.left.join('\n'))
  const log = createLog('warn', personalFieldsOf(contract))
  const connection = await connect(config.right.database, (message) => log.warn(message))
  const platform = platformOf({
    config: config.right,
    connection,
    clock: Date.now,
    sms: createOutbox(log),
    mail: createMailOutbox(log),
    log,
  })
  await fill(platform, new Date())
  connection.ready()
  await connection.close()
}
