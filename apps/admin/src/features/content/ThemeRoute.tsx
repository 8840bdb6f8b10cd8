import { ThemePage } from './ThemePage.tsx'
import { useTheme } from './useTheme.ts'

export { loader } from './useTheme.ts'

export const Component = () => <ThemePage {...useTheme()} />
