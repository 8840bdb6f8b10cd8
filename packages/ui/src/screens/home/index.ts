export { AppPage, type AppPageProps } from './AppPage.tsx'
export { HomePage, type HomePageProps } from './HomePage.tsx'
