import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HideIcon, ShowIcon } from '../icons/index.ts'
import { IconButton } from './IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

const asTyped = (password: string) => password

/** A password, which its owner may look at; pasting and password managers are welcome (WCAG 3.3.8). */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'trailing'>) => {
  const { t } = useTranslation('parts')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      clean={asTyped}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="small"
          label={t(shown ? 'hidePassword' : 'showPassword')}
          icon={shown ? <HideIcon size={18} /> : <ShowIcon size={18} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
