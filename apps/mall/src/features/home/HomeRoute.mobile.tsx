import { MobileHomePage } from './HomePage.mobile.tsx'
import { useHome } from './useHome.ts'

export { loader } from './useHome.ts'

export const Component = () => <MobileHomePage {...useHome()} />
