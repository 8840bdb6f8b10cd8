export { PhoneDialog, type PhoneDialogProps } from './PhoneDialog.tsx'
export { SignIn, type SignInProps } from './SignIn.tsx'
