import { useClient } from '@compute-mall/react'
import { useEffect, useState } from 'react'
import { ContactDialog, type ContactDialogProps } from './ContactDialog.tsx'
import { leadersOf } from './leadersOf.ts'

export interface ContactProps extends Pick<ContactDialogProps, 'contact' | 'askAt'> {
  readonly close: () => void
}

/** The dialog and its question are a chunk of their own: few buyers ever need somebody else to act. */
export const Contact = ({ contact, askAt, close }: ContactProps) => {
  const client = useClient()
  const [leaders, setLeaders] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (contact === 'leader') void leadersOf(client).then(setLeaders)
  }, [client, contact])
  return <ContactDialog contact={contact} leaders={leaders} askAt={askAt} onClose={close} />
}
