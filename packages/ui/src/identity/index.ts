export { PhoneDialog, type PhoneDialogProps, type PhonePurpose } from './PhoneDialog.tsx'
export { SignIn, type SignInProps } from './SignIn.tsx'
