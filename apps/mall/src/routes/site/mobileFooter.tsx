import { SiteFooter } from '../../embed/SiteFooter.tsx'

export const texts = {}

export const Component = () => <SiteFooter />
