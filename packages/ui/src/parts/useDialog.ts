import { useState } from 'react'

/** A dialog of a page, and the subject that it is open for. */
export interface DialogState<Subject> {
  /** Null while the dialog is closed. */
  readonly subject: Subject | null
  readonly open: (subject: Subject) => void
  readonly close: () => void
  /** Closes the dialog once the command has succeeded, unless it is open for another subject by then. */
  readonly closeAfter: (command: Promise<boolean>) => void
}

/** State of a dialog: closed, or open for a subject. */
export const useDialog = <Subject>(initial: Subject | null = null): DialogState<Subject> => {
  const [subject, setSubject] = useState(initial)
  const settle = async (command: Promise<boolean>) => {
    if (await command) setSubject((latest) => (latest === subject ? null : latest))
  }
  return {
    subject,
    open: setSubject,
    close: () => setSubject(null),
    closeAfter: (command) => void settle(command),
  }
}
