import { addresses, defineRoutes, route } from '@compute-mall/app/routes'

const signIn = {
  layout: 'plain',
  access: 'public',
  title: 'acm:signIn',
  params: addresses.acm.home.params,
  page: 'identity/SignInRoute',
  texts: ['identity', 'error'],
} as const

/** The pages of the mobile login, and of whoever has no password, by the path that stands behind the hash (R1.05, W21). */
export const routes = defineRoutes({
  /** Who names no page means the sign-in. */
  start: route({ ...signIn, path: addresses.acm.home.path }),
  login: route({ ...signIn, path: addresses.acm.login.path }),
  /** For whoever has forgotten their password. */
  password: route({
    layout: 'plain',
    access: 'public',
    title: 'acm:newPassword',
    path: addresses.acm.password.path,
    params: addresses.acm.password.params,
    page: 'identity/PasswordRoute',
    texts: ['identity', 'error'],
  }),
})
