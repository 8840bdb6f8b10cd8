import { messages } from '@compute-mall/core/messages'

/** The texts of the sign-in on phones (width 2.8). */
export const acmMessages = messages({
  zh: {
    title: '算力商城',
    signIn: '登录',
    toCart: '登录后继续查看购物车',
    toOrder: '登录后继续您的订单',
    toConsole: '登录后进入控制台',
    toMall: '登录后继续浏览商城',
    signedOut: '您已退出登录',
    goesOn: '您已登录，正在继续',
    offline: '网络已断开，恢复后可继续登录',
    mall: '返回商城',
  },
  en: {
    title: 'Compute Mall',
    signIn: 'Sign in',
    toCart: 'Sign in to go on to your cart',
    toOrder: 'Sign in to go on with your order',
    toConsole: 'Sign in to go on to the console',
    toMall: 'Sign in to go on in the mall',
    signedOut: 'You have signed out',
    goesOn: 'You are signed in. Going on.',
    offline: 'You are offline. Sign in once the network is back.',
    mall: 'Back to the mall',
  },
})
