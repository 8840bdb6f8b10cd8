import { HomePage } from './HomePage.tsx'
import { useHome } from './useHome.ts'

export { loader } from './useHome.ts'

export const Component = () => <HomePage {...useHome()} />
