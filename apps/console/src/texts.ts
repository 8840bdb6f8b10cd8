import type { TextLoaders } from '@compute-mall/app'

/** The console's own texts. */
export const texts: TextLoaders = {
  console: async () => (await import('./console.messages.ts')).consoleMessages,
}
