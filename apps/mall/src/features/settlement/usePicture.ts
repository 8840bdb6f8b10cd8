import { uploadFetch } from '@compute-mall/browser'
import { callFailure, shownInPlace } from '@compute-mall/core/client'
import { E, pipe, TE } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import type { PictureUse } from '@compute-mall/core/settlement'
import { useClient, useCommand } from '@compute-mall/react'
import { useRef, useState } from 'react'
import type { PictureView } from './application.types.ts'

const partOf = async (file: File) => ({
  fileName: file.name,
  contentType: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
})

interface Picture {
  readonly view: PictureView
  readonly upload: (file: File) => void
  readonly remove: () => void
}

/**
 * Uploads a picture of the form as soon as it is chosen.
 * @param keep takes the id under which the server keeps it; empty where there is none
 */
export const usePicture = (use: PictureUse, keep: (pictureId: string) => void): Picture => {
  const client = useClient()
  const [file, setFile] = useState<File | null>(null)
  const [percent, setPercent] = useState(0)
  const abort = useRef(new AbortController())
  const upload = useCommand(
    (picked: File) => {
      abort.current = new AbortController()
      const fetch = uploadFetch(setPercent, abort.current.signal)
      return pipe(
        TE.fromTask(() => partOf(picked)),
        TE.chain((picture) =>
          client.settlement.uploadPicture({ body: { use, picture } }, { ...shownInPlace, fetch }),
        ),
      )
    },
    (outcome) => {
      if (E.isRight(outcome)) keep(outcome.right.pictureId)
      else setFile(null)
    },
  )
  const failure = upload.outcome !== undefined && E.isLeft(upload.outcome) ? upload.outcome.left : null
  return {
    view: {
      file,
      percent: upload.pending ? percent : undefined,
      refusal: failure === null || failure.kind === 'aborted' ? null : failureMessage(callFailure(failure)),
    },
    upload: (picked) => {
      setFile(picked)
      setPercent(0)
      upload.run(picked)
    },
    remove: () => {
      abort.current.abort()
      setFile(null)
      keep('')
    },
  }
}
