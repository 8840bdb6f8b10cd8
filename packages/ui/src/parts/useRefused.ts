import { type RefObject, useEffect, useState } from 'react'

/** A control that is wrong; a button that stands in the place of one is only described by its error. */
const WRONG = '[aria-invalid=true], [aria-describedby$="-error"]'

const focusWrong = (form: HTMLElement | null) => form?.querySelector<HTMLElement>(WRONG)?.focus()

/**
 * For a form that may be refused: the first field that is wrong takes the focus, and its message is read with it.
 * @param byServer whether the server refused what was sent last; not while an answer is awaited
 * @returns what to call when the form itself refuses what is in it
 */
export const useRefused = (form: RefObject<HTMLElement | null>, byServer = false): (() => void) => {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) focusWrong(form.current)
  }, [form, times])
  useEffect(() => {
    if (byServer) focusWrong(form.current)
  }, [form, byServer])
  return () => setTimes((before) => before + 1)
}
