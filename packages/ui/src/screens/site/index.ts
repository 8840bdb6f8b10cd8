export { AgreementPage } from './AgreementPage.tsx'
