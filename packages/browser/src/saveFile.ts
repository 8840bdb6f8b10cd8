import type { ReceivedFile } from '@compute-mall/core/http'

/** The address of a file within this document, until it is revoked. */
export const fileAddress = ({ bytes, contentType }: ReceivedFile): string =>
  URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: contentType }))

/** Has the browser save a file under its name. */
export const saveFile = (file: ReceivedFile): void => {
  const link = document.createElement('a')
  link.href = fileAddress(file)
  link.download = file.fileName
  link.click()
  // The download reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
