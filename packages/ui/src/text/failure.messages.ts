import { messages } from '@compute-mall/core/messages'

/** What a page says in place of one that cannot be shown (R2.09; spec section 8, Messages). */
export const failureMessages = messages({
  zh: {
    missingTitle: '您访问的页面不存在！',
    missingName: '页面不存在',
    missingText: '页面可能已被移除，或地址有误。',
    forbiddenTitle: '没有权限访问该页面，请联系管理员',
    forbiddenText: '如您使用了其他账号，请重新登录。',
    failedTitle: '页面暂时无法显示',
    failedText: '您的数据未受影响，请稍后重试。',
    back: '返回上一页',
    home: '返回首页',
    signIn: '返回登录',
    retry: '重试',
    offline: '网络已断开，已填写的内容会保留。未完成的操作请在网络恢复后重试',
    unanswered: '网络中断，刚才的操作没有得到答复，请再试一次',
    incomplete: '页面没有完整加载，部分按钮可能没有反应。请重试；若仍如此，请检查网络或稍后再来。',
  },
  en: {
    missingTitle: 'The page you are looking for does not exist!',
    missingName: 'Page not found',
    missingText: 'It may have been removed, or the address is wrong.',
    forbiddenTitle: 'You have no permission to see this page. Please contact the administrator.',
    forbiddenText: 'If you have another account, please sign in with it.',
    failedTitle: 'This page cannot be shown at the moment',
    failedText: 'Nothing was lost. Please try again in a moment.',
    back: 'Go back',
    home: 'Go to the home page',
    signIn: 'Return to sign-in',
    retry: 'Try again',
    offline:
      'You are offline. What you entered stays on the page. Try unfinished actions again once you are back online.',
    unanswered: 'The network failed and there was no answer. Please try again.',
    incomplete:
      'This page did not load completely, and some buttons may not respond. Please try again; if that does not help, check your network or come back later.',
  },
})
