export {
  Link,
  type LinkAdapter,
  LinkAdapterContext,
  type LinkOptions,
  type LinkProps,
} from './Link.tsx'
