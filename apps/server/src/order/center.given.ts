import { randomBytes } from 'node:crypto'
import type { Db } from '../platform/database/index.ts'
import type { Platform } from '../platform/platform.ts'
import { sealedAccess } from './access.secrets.ts'
import { accessFor, centerKeyOf } from './center.access.ts'
import { write } from './store/write.ts'

const PASSWORD_BYTES = 12

/** What the demonstration centre would have given for a line, had it opened it. */
export const centerAccessOf = (
  { config, vault }: Pick<Platform, 'config' | 'vault'>,
  lineId: string,
  line: Parameters<typeof accessFor>[0],
): ReturnType<typeof accessFor> =>
  accessFor(line, {
    lineId,
    key: centerKeyOf(vault, lineId),
    // Stored sealed with the access data, and known from nothing else.
    password: randomBytes(PASSWORD_BYTES).toString('base64url'),
    origin: config.publicOrigin,
    sshPort: config.centerSshPort,
  })

/** Gives open resources that nobody has opened, as those of the demonstration's data, what they are used by. */
export const giveAccess = async (trx: Db, platform: Pick<Platform, 'config' | 'vault'>): Promise<void> => {
  const open = await trx
    .selectFrom('order_lines')
    .select(['id', 'document', 'access'])
    .where('provision_status', '=', 'open')
    .where('renews', 'is', null)
    .execute()
  for (const { id, document, access } of open) {
    if (access.length > 0) continue
    const given = sealedAccess(platform.vault, id, centerAccessOf(platform, id, document))
    await write(trx)
      .updateTable('order_lines')
      .set({ access: JSON.stringify(given) })
      .where('id', '=', id)
      .execute()
  }
}
