import { messages } from '@compute-mall/core/messages'

/** The words of the console itself. */
export const consoleMessages = messages({
  zh: { title: '控制台', missing: 'Page Not Found: {{path}}' },
  en: { title: 'Console', missing: 'Page Not Found: {{path}}' },
})
