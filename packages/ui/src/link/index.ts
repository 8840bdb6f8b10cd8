export { Link, type LinkProps, type WayOptions, type Ways, WaysContext } from './Link.tsx'
