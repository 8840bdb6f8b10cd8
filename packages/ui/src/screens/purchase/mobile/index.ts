export { MobileConfirmPage } from './MobileConfirmPage.tsx'
