export { AloneLayout } from './AloneLayout.tsx'
export { DefaultLayout } from './DefaultLayout.tsx'
export { EmptyLayout } from './EmptyLayout.tsx'
export { Footer } from './Footer.tsx'
export { MallLayout } from './MallLayout.tsx'
export type { MobileArea, MobileShellProps } from './MobileLayout.props.ts'
export { MobileLayout } from './MobileLayout.tsx'
export { MovingBar } from './MovingBar.tsx'
export {
  type FooterColumn,
  type Menu,
  type Section,
  type ShellCommands,
  type ShellProps,
  type ShellView,
  sections,
} from './shell.ts'
