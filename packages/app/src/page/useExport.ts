import { saveFile } from '@compute-mall/browser'
import type { ClientError } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { useCommand, useNotices } from '@compute-mall/react'
import { useTranslation } from 'react-i18next'

type ExportedFile = Parameters<typeof saveFile>[0]

/** Saves what a list shows as a file; that it did not come is told. */
export const useExport = (ask: () => TE.TaskEither<ClientError, ExportedFile>) => {
  const notices = useNotices()
  const { t } = useTranslation('desk')
  const exporting = useCommand(ask, (answer) => {
    if (E.isRight(answer)) saveFile(answer.right)
    else notices.add('failure', t('exportFailed'))
  })
  return { pending: exporting.pending, run: () => exporting.run() }
}
