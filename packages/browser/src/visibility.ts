/** The part of a document that tells whether it is seen. */
export type SeenDocument = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Tells at once and at each change whether the page is seen; returns how to stop. */
export const watchVisibility = (page: SeenDocument, tell: (visible: boolean) => void): (() => void) => {
  const look = () => tell(page.visibilityState === 'visible')
  look()
  page.addEventListener('visibilitychange', look)
  return () => page.removeEventListener('visibilitychange', look)
}
