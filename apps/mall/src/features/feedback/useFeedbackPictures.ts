import { uploadFetch } from '@compute-mall/browser'
import { callFailure, shownInPlace } from '@compute-mall/core/client'
import { MAX_PICTURES } from '@compute-mall/core/feedback'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { useClient } from '@compute-mall/react'
import { useState } from 'react'
import type { PictureView } from './FeedbackPage.tsx'

interface Slot extends PictureView {
  readonly id: string | null
}

const EMPTY: Slot = { id: null, file: null, percent: undefined, refusal: null }

/** The pictures beside feedback: each is uploaded as soon as it is chosen. */
export const useFeedbackPictures = () => {
  const client = useClient()
  const [slots, setSlots] = useState<readonly Slot[]>(Array.from({ length: MAX_PICTURES }, () => EMPTY))
  const put = (slot: number, change: Partial<Slot>) =>
    setSlots((before) => before.map((old, index) => (index === slot ? { ...old, ...change } : old)))

  const upload = async (slot: number, file: File) => {
    put(slot, { ...EMPTY, file, percent: 0 })
    const picture = {
      fileName: file.name,
      contentType: file.type,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }
    const fetch = uploadFetch((percent) => put(slot, { percent }), new AbortController().signal)
    const outcome = await client.feedback.uploadPicture({ body: { picture } }, { ...shownInPlace, fetch })()
    if (E.isRight(outcome)) put(slot, { id: outcome.right.pictureId, percent: undefined })
    else put(slot, { ...EMPTY, refusal: failureMessage(callFailure(outcome.left)) })
  }
  return {
    view: slots,
    ids: slots.flatMap(({ id }) => (id === null ? [] : [id])),
    upload: (slot: number, file: File) => void upload(slot, file),
    remove: (slot: number) => put(slot, EMPTY),
  }
}
