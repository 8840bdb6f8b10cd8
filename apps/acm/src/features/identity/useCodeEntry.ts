import { isMobile } from '@compute-mall/core/text'
import { useRefused } from '@compute-mall/ui/parts'
import { type FormEvent, useRef, useState } from 'react'

/**
 * A number and its code as they are entered in a form: a code is asked for once the number is one, and the form is sent
 * once nothing is missing; otherwise the first field that is wrong is shown.
 */
export const useCodeEntry = (sendCode: (phone: string) => void) => {
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState<'none' | 'phone' | 'all'>('none')
  const form = useRef<HTMLFormElement>(null)
  const refuse = useRefused(form)
  const send = () => {
    setTried('phone')
    if (isMobile(phone)) sendCode(phone)
    else refuse()
  }
  /** @param isWhole whether the other fields of the form are right */
  const onSubmit =
    (isWhole: boolean, submit: (phone: string, code: string) => void) => (event: FormEvent) => {
      event.preventDefault()
      setTried('all')
      if (!isMobile(phone) || code === '' || !isWhole) refuse()
      else submit(phone, code)
    }
  return {
    form,
    onSubmit,
    /** Whether the whole form has been tried to be sent. */
    isTried: tried === 'all',
    fields: { phone, code, tried, onPhone: setPhone, onCode: setCode, onSend: send },
  }
}
