import { useLoaded } from '@compute-mall/app'
import { fileAddress } from '@compute-mall/browser'
import type { Application, PictureUse } from '@compute-mall/core/settlement'
import { useClient } from '@compute-mall/react'
import { useEffect, useMemo } from 'react'

/** The pictures of an application, by object URLs of this document; each viewing is audited. */
export const usePictures = (
  application: Application | null,
): Partial<Readonly<Record<PictureUse, string>>> => {
  const certificate = usePicture(application, 'certificationImg')
  const logo = usePicture(application, 'logoImg')
  return {
    ...(certificate !== undefined && { certificationImg: certificate }),
    ...(logo !== undefined && { logoImg: logo }),
  }
}

const usePicture = (application: Application | null, use: PictureUse): string | undefined => {
  const client = useClient()
  const applicationId = application?.applicationId ?? ''
  const { loaded } = useLoaded({
    key: application === null || application.form[use] === '' ? null : application.form[use],
    load: (asking) => client.settlement.picture({ params: { applicationId, use } }, asking),
  })
  const file = loaded.kind === 'loaded' ? loaded.value : undefined
  const address = useMemo(() => file && fileAddress(file), [file])
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])
  return address
}
