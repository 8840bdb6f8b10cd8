import type { Page } from '@playwright/test'

/** The code under which a key comes that an input method takes for itself, whatever its name. */
const TAKEN = 229

/** An input method at work in the field that has the focus, as Chrome tells pages of it. */
export const inputMethod = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  return {
    /** Shows what is composed so far, which is not chosen yet. */
    compose: (text: string) =>
      browser.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** A key of its own: it picks a word, walks through some, or gives up. Pages hear of it all the same. */
    press: async (key: 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Escape') => {
      const sent = { key, code: key, windowsVirtualKeyCode: TAKEN }
      await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...sent })
      await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...sent })
    },
    /** Ends composing with the word that was picked. */
    pick: (text: string) => browser.send('Input.insertText', { text }),
  }
}
