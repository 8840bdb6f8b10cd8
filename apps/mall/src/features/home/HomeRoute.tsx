import { onDevice } from '@compute-mall/app'
import { HomePage as PhoneHomePage } from './HomePage.mobile.tsx'
import { HomePage } from './HomePage.tsx'
import { useHome } from './useHome.ts'

export { loader } from './useHome.ts'

export const Component = onDevice({ desktop: HomePage, mobile: PhoneHomePage }, useHome)
