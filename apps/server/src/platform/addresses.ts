/** Pages of the apps that the server itself leads to; `npm run check` holds them to the route tables. */
export const pages = {
  mall: '/ui/mall/',
  signIn: '/ui/mall/sign-in',
  phoneSignIn: '/ui/acm/#/login',
  cart: '/ui/mall/goods/cart',
  payResult: '/ui/mall/goods/pay/result',
  orders: '/ui/console/#/orders',
  embeddedConsole: '/ui/console/embed/',
  seller: '/ui/seller/#/mall/seller/home',
  admin: '/ui/admin/',
} as const
