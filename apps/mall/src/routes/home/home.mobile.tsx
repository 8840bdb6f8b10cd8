import { MobileHomePage } from '@compute-mall/ui/screens/home/mobile'
import { useHome } from './useHome.ts'

export { loader, texts } from './useHome.ts'

export const Component = () => <MobileHomePage {...useHome()} />
