import { useEffect, useRef } from 'react'

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Whether a key is meant for the page: nobody types, no modifier is held, no dialog is open. */
const isForPage = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) &&
  !(event.target instanceof Element && event.target.closest(FIELDS) !== null) &&
  document.querySelector('dialog[open]') === null

/** Single keys as short cuts, while they are on; `?` may need Shift. They are never the only way (WCAG 2.1.4). */
export const useKeys = (on: boolean, keys: Readonly<Record<string, () => void>>): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      const run = latest.current[event.key.toLowerCase()]
      if (run === undefined || !isForPage(event) || (event.shiftKey && event.key !== '?')) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
