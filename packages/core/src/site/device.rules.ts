/** What a page is made for: a phone has a twin of its own (R2.02). */
export type Device = 'desktop' | 'mobile'

/** Every phone's browser says so; Opera Mini alone uses a word of its own. */
const PHONE = /Mobi|Opera Mini/i
/** Some tablets call themselves mobile as well, and have room for the desktop's pages. */
const TABLET = /iPad|Tablet|PlayBook|Kindle|Silk/i

/**
 * The device of a user agent (R2.02; spec section 2, Navigation rules). Tablets and unknown agents are desktops; a
 * robot is what it says it is, so that a search engine's phone sees what phones see (decision 22).
 */
export const deviceOf = (userAgent: string): Device =>
  PHONE.test(userAgent) && !TABLET.test(userAgent) ? 'mobile' : 'desktop'
