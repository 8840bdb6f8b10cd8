import { SiteFooter } from './SiteFooter.tsx'

export const Component = () => <SiteFooter />
