export { MobileCartPage } from './MobileCartPage.tsx'
