import { HomePage } from '@compute-mall/ui/screens/home'
import { useHome } from './useHome.ts'

export { loader, texts } from './useHome.ts'

export const Component = () => <HomePage {...useHome()} />
