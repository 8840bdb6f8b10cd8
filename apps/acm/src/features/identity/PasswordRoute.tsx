import { PasswordPage } from './PasswordPage.tsx'
import { usePassword } from './usePassword.ts'

export const Component = () => <PasswordPage {...usePassword()} />
