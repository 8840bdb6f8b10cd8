/** The code of a key that an input method takes: all that Safari tells of the one that picks a word, once that is over. */
const TAKEN = 229

/** Whether a key belongs to an input method: it picks a word then, or gives one up, and means nothing to the page. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN
