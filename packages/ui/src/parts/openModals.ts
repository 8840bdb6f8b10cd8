const modals: HTMLDialogElement[] = []
const watchers = new Set<() => void>()
const tell = () => {
  for (const watcher of watchers) watcher()
}

/** Notes that a modal dialog is open, on top of those before. @returns notes that it is no more */
export const noteOpen = (modal: HTMLDialogElement): (() => void) => {
  modals.push(modal)
  tell()
  return () => {
    modals.splice(modals.indexOf(modal), 1)
    tell()
  }
}

/** The modal dialog on top, beside which the whole page is inert; null while there is none. */
export const topModal = (): HTMLDialogElement | null => modals.at(-1) ?? null

/** Calls whenever the modal dialog on top may be another. @returns ends it */
export const watchModals = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
