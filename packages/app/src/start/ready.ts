/** Told to the document once the page that the server drew answers to presses. */
export const READY_EVENT = 'app:ready'
