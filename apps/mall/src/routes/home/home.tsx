import { HomePage } from '../../features/home/HomePage.tsx'
import { useHome } from './useHome.ts'

export { loader, texts } from './useHome.ts'

export const Component = () => <HomePage {...useHome()} />
