import { saveFile } from '@compute-mall/browser'
import type { ClientError } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { useCommand, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'

/** A file that the server made of a list. */
export type ExportedFile = Parameters<typeof saveFile>[0]

const noFile: TE.TaskEither<ClientError, ExportedFile> = () => new Promise(() => {})

/** Saves an export as a file, and reports a failure. Without `ask` there is nothing to export. */
export const useExport = (ask: (() => TE.TaskEither<ClientError, ExportedFile>) | undefined) => {
  const notices = useNotices()
  const { t } = useTranslation('desk')
  const exporting = useCommand(ask ?? (() => noFile), (answer) => {
    if (E.isRight(answer)) saveFile(answer.right)
    else notices.add('failure', t('exportFailed'))
  })
  return { pending: exporting.pending, run: () => exporting.run() }
}
