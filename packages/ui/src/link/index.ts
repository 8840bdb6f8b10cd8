export {
  type FollowOptions,
  Link,
  type LinkProps,
  type WayOptions,
  type Ways,
  WaysContext,
} from './Link.tsx'
