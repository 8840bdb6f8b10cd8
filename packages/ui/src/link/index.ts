export {
  Link,
  type LinkAdapter,
  LinkAdapterContext,
  type LinkOptions,
  type LinkProps,
  type LinkTarget,
} from './Link.tsx'
