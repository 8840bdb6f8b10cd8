import { MobileHomePage } from '../../features/home/HomePage.mobile.tsx'
import { useHome } from './useHome.ts'

export { loader, texts } from './useHome.ts'

export const Component = () => <MobileHomePage {...useHome()} />
