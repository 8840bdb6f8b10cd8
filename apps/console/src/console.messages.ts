import { messages } from '@compute-mall/core/messages'

/** The texts of the console itself. */
export const consoleMessages = messages({
  zh: { title: '控制台' },
  en: { title: 'Console' },
})
