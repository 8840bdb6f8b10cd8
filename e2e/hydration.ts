import type { Page } from '@playwright/test'

/** As much as is looked at of what React keeps beside the element that it draws into. */
interface Root {
  readonly stateNode: {
    readonly current: {
      readonly child: unknown
      readonly memoizedState: { readonly isDehydrated?: boolean } | null
    }
  }
}

/**
 * Waits until the page that the server drew answers to presses: all of it belongs to the script by then. A mark on a
 * single element would come too early, because React marks elements while it is still at work on others.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const element = document.getElementById('root')
    const [, root] = Object.entries(element ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? []
    const current = (root as Root | undefined)?.stateNode.current
    return current !== undefined && current.child !== null && current.memoizedState?.isDehydrated !== true
  })
}
