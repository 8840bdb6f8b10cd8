export { type ConfirmCommands, ConfirmPage, type ConfirmPageProps } from './ConfirmPage.tsx'
export { ContactDialog, type ContactDialogProps } from './ContactDialog.tsx'
export { GateTip } from './GateTip.tsx'
