export { MobileTrialPage, type MobileTrialPageProps } from './MobileTrialPage.tsx'
