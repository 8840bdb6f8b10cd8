/**
 * Where a refusal is told (R8.05): an app and the name of its route, a dialog that stands on several pages, `api` for
 * scripts and providers, or `all` for those that the toast policy shows wherever they happen.
 */
export type ErrorScreen =
  | 'all'
  | 'api'
  | 'chat-dialog'
  | 'phone-dialog'
  | `${'mall' | 'console' | 'seller' | 'admin' | 'acm'}.${string}`

/**
 * The catalogue of this product's error codes (R8.05): texts in both languages and the screens that handle each.
 * `{{name}}` in a text is filled from the refusal's details; without them the text `plain` is shown. Prefixes name the module, as in `MALL10001` of the
 * specification, the only code that it gives.
 */
export interface ErrorEntry {
  readonly zh: string
  readonly en: string
  /** What is said when a refusal comes without the values that the texts name; there where they name any. */
  readonly plain?: { readonly zh: string; readonly en: string }
  readonly screens: readonly ErrorScreen[]
  /** Why nothing of ours says it yet, and who will (R8.05). */
  readonly reserved?: string
}

/**
 * Every error code of this product with its texts and the screens that handle it (R8.05); docs/errors.md is made of
 * it.
 */
export const errors = {
  SYS10000: {
    zh: '系统繁忙，请稍后再试',
    en: 'Something went wrong on our side. Please try again later.',
    screens: ['all'],
  },
  SYS10001: {
    zh: '提交的内容有误：{{field}}',
    en: 'Some of what was sent is not valid: {{field}}',
    plain: {
      zh: '提交的内容有误，请检查后重试',
      en: 'Some of what was sent is not valid. Check it and try again.',
    },
    screens: ['all'],
  },
  SYS10002: {
    zh: '内容不存在或已被移除',
    en: 'This does not exist or is no longer available.',
    screens: ['all'],
  },
  SYS10003: {
    zh: '该请求不是从本站页面发出的，请打开 {{address}} 后重试',
    en: 'This request did not come from our pages. Open {{address}} and try again.',
    plain: {
      zh: '该请求不是从本站页面发出的，请刷新页面后重试',
      en: 'This request did not come from our pages. Reload the page and try again.',
    },
    screens: ['all'],
  },
  SYS10004: { zh: '提交的内容过大', en: 'What was sent is too large.', screens: ['all'] },
  SYS10005: { zh: '不支持的内容格式', en: 'This format is not supported.', screens: ['all'] },
  SYS10006: {
    zh: '操作过于频繁，请 {{seconds}} 秒后再试',
    en: 'Too many requests. Try again in {{seconds}} s.',
    plain: { zh: '操作过于频繁，请稍后再试', en: 'Too many requests. Try again later.' },
    screens: ['all'],
  },
  SYS10007: {
    zh: '服务暂时不可用，您的数据未受影响，请稍后再试',
    en: 'The service is unavailable for a moment. Nothing was lost; please try again.',
    screens: ['all'],
  },
  SYS10008: {
    zh: '请求缺少防重标识，请刷新页面后重试',
    en: 'The request has no idempotency key. Reload the page and try again.',
    screens: ['all'],
  },
  SYS10009: {
    zh: '该请求已用于其他操作，请刷新页面后重试',
    en: 'This request key was already used for something else. Reload the page and try again.',
    screens: ['all'],
  },
  SYS10010: {
    zh: '仅支持查看前 {{most}} 条结果，请缩小筛选范围',
    en: 'Only the first {{most}} results can be paged. Narrow the filters.',
    plain: { zh: '结果过多，请缩小筛选范围', en: 'There are too many results. Narrow the filters.' },
    screens: ['mall.searchGoods', 'mall.searchResource', 'mall.searchGlobal'],
  },
  SYS10011: { zh: '接口不存在', en: 'There is no such call.', screens: ['all'] },
  SYS10012: {
    zh: '服务未能及时确认本次操作是否生效，请刷新查看结果，再决定是否重试',
    en: 'It could not be confirmed in time whether this was done. Reload and look before you try again.',
    screens: ['all'],
  },
  SYS10013: {
    zh: '内容过长，最多 {{most}} 个字符，请删减后重试',
    en: 'The text is too long. Use {{most}} characters or fewer.',
    plain: { zh: '内容过长，请删减后重试', en: 'The text is too long. Shorten it and try again.' },
    screens: ['all'],
  },
  SYS10014: {
    zh: '内容包含不支持的字符：{{character}}，请删除后重试',
    en: 'The text has a character that is not supported: {{character}}. Remove it and try again.',
    plain: {
      zh: '内容包含不支持的字符，请删除后重试',
      en: 'The text has a character that is not supported. Remove it and try again.',
    },
    screens: ['all'],
  },

  AUTH10001: {
    zh: '登录已失效，请重新登录',
    en: 'Your session has ended. Please sign in again.',
    screens: ['all'],
  },
  AUTH10002: { zh: '账号或密码错误', en: 'The account or the password is wrong.', screens: ['acm.login'] },
  AUTH10003: {
    zh: '尝试次数过多，请 {{seconds}} 秒后再试',
    en: 'Too many attempts. Try again in {{seconds}} s.',
    plain: { zh: '尝试次数过多，请稍后再试', en: 'Too many attempts. Try again later.' },
    screens: ['acm.login'],
  },
  AUTH10004: {
    zh: '没有权限进行此操作，请联系管理员',
    en: 'You have no right to do this. Please contact the administrator.',
    screens: ['all'],
  },
  AUTH10006: {
    zh: '当前登录账号已变为 {{userName}}，本次操作未执行，请刷新页面后重试',
    en: 'You are signed in as {{userName}} now, so nothing was done. Reload the page and try again.',
    plain: {
      zh: '当前登录账号已变更，本次操作未执行，请刷新页面后重试',
      en: 'Somebody else is signed in now, so nothing was done. Reload the page and try again.',
    },
    screens: ['all'],
  },
  AUTH10005: { zh: '跳转地址不受信任', en: 'This address may not be followed.', screens: ['acm.login'] },
  AUTH10007: {
    zh: '该账号已停用，请联系管理员',
    en: 'This account is disabled. Please contact the administrator.',
    screens: ['acm.login'],
  },

  USER10001: { zh: '手机号格式不正确', en: 'Phone number format incorrect', screens: ['phone-dialog'] },
  USER10002: {
    zh: '手机号和验证码不能为空',
    en: 'Phone number and code are required.',
    screens: ['phone-dialog'],
  },
  USER10003: {
    zh: '该手机号已被其他用户绑定',
    en: 'This phone number is bound to another user.',
    screens: ['phone-dialog'],
  },
  USER10004: { zh: '验证码错误', en: 'The code is wrong.', screens: ['phone-dialog'] },
  USER10005: {
    zh: '验证码已失效，请重新获取',
    en: 'The code is no longer valid. Request a new one.',
    screens: ['phone-dialog'],
  },
  USER10006: {
    zh: '验证码发送过于频繁，请 {{seconds}} 秒后再试',
    en: 'Too many codes were sent. Try again in {{seconds}} s.',
    plain: { zh: '验证码发送过于频繁，请稍后再试', en: 'Too many codes were sent. Try again later.' },
    screens: ['phone-dialog'],
  },
  USER10007: {
    zh: '不能修改自己的角色或账号状态',
    en: 'You cannot change your own roles or account.',
    screens: ['admin.person'],
  },
  USER10008: {
    zh: '须保留至少一名超级管理员',
    en: 'One super administrator has to stay.',
    screens: ['admin.person'],
  },
  USER10009: {
    zh: '该账号当前状态不支持此操作，请刷新后查看',
    en: 'The account is in a state that does not allow this. Reload to see it.',
    screens: ['admin.person'],
  },
  USER10010: {
    zh: '请先阅读并同意服务协议',
    en: 'Please read and accept the agreement first.',
    screens: ['acm.login'],
  },
  USER10011: {
    zh: '密码须为 8 到 64 位，且包含字母和数字',
    en: 'A password has 8 to 64 characters, with letters and digits among them.',
    screens: ['acm.login'],
  },
  USER10012: {
    zh: '该手机号尚未注册，请使用验证码登录以完成注册',
    en: 'There is no account with this number yet. Sign in by code to make one.',
    screens: ['acm.login'],
  },
  USER10013: {
    zh: '邮箱地址格式不正确',
    en: 'This is not a mail address.',
    screens: ['console.settings'],
  },
  USER10014: {
    zh: '邮件发送失败，请核对邮箱地址，一分钟后再试',
    en: 'The mail could not be sent. Check the address and try again in a minute.',
    screens: ['console.settings'],
  },

  TOKEN10001: {
    zh: '该访问令牌的权限不足以进行此操作',
    en: 'The scope of this access token does not allow this.',
    screens: ['api'],
  },
  TOKEN10002: {
    zh: '访问令牌最多 {{most}} 个，请先撤销不再使用的令牌',
    en: 'There can be at most {{most}} access tokens. Revoke one that is no longer used.',
    plain: { zh: '访问令牌数量已达上限', en: 'There are as many tokens as there may be.' },
    screens: ['console.settings'],
  },
  TOKEN10003: {
    zh: '请填写令牌名称',
    en: 'Give the token a name.',
    screens: ['console.settings'],
  },

  BUDGET10001: {
    zh: '每月预算须在 {{minimum}} 到 {{maximum}} 元之间，最多两位小数',
    en: 'A monthly budget is between {{minimum}} and {{maximum}} yuan, with at most two decimals.',
    plain: { zh: '每月预算不在允许范围内', en: 'This is more or less than a monthly budget may be.' },
    screens: ['console.account'],
  },

  PICTURE10001: {
    zh: '图片须为 PNG、JPEG 或 WebP 格式',
    en: 'Upload a PNG, JPEG or WebP picture.',
    screens: ['mall.remittance', 'mall.settleCreate', 'mall.feedback', 'seller.shop', 'admin.bannerEdit'],
  },
  PICTURE10002: {
    zh: '图片不能超过 {{megabytes}} MB',
    en: 'Upload a picture of at most {{megabytes}} MB.',
    plain: { zh: '图片过大', en: 'This picture is too large.' },
    screens: ['mall.remittance', 'mall.settleCreate', 'mall.feedback', 'seller.shop', 'admin.bannerEdit'],
  },
  PICTURE10003: {
    zh: '图片不能超过 {{megapixels}} 百万像素，请缩小尺寸后再上传',
    en: 'This picture has more than {{megapixels}} megapixels. Reduce its dimensions and upload it again.',
    plain: {
      zh: '图片像素过多，请缩小尺寸后再上传',
      en: 'This picture has too many pixels. Reduce its dimensions and upload it again.',
    },
    screens: ['mall.remittance', 'mall.settleCreate', 'mall.feedback', 'seller.shop', 'admin.bannerEdit'],
  },
  PICTURE10004: {
    zh: '图片已损坏，无法读取，请重新导出或拍摄后上传',
    en: 'This picture is damaged and cannot be read. Export or take it again and upload the new file.',
    screens: ['mall.remittance', 'mall.settleCreate', 'mall.feedback', 'seller.shop', 'admin.bannerEdit'],
  },

  INVOICE10001: {
    zh: '发票信息有误，请检查后重新提交',
    en: 'Some of the invoice’s details are not right. Check them and send it again.',
    screens: ['console.invoices'],
  },
  INVOICE10002: {
    zh: '所选订单不能开票，请刷新后重新选择',
    en: 'Some of these orders cannot be invoiced. Reload and choose again.',
    screens: ['console.invoices'],
  },
  INVOICE10003: {
    zh: '该发票申请已处理',
    en: 'This request for an invoice was answered already.',
    screens: ['admin.invoice'],
  },
  INVOICE10004: {
    zh: '请上传不超过 {{megabytes}} MB 的 PDF 文件',
    en: 'Upload a PDF of at most {{megabytes}} MB.',
    plain: { zh: '请上传 PDF 文件', en: 'Upload a PDF.' },
    screens: ['admin.invoice'],
  },
  INVOICE10005: {
    zh: '请输入正确的红字发票号码，且未登记过',
    en: 'Enter a correct number of a red-letter invoice that was not noted yet.',
    screens: ['admin.invoice'],
  },
  INVOICE10006: {
    zh: '待红冲金额已变化，请刷新后重试',
    en: 'What is to be corrected has changed. Reload and look again.',
    screens: ['admin.invoice'],
  },
  INVOICE10007: {
    zh: '该 PDF 已损坏或内容过于复杂，无法读取，请重新导出后上传',
    en: 'This PDF is damaged or too complex to read. Export it again and upload the new file.',
    screens: ['admin.invoice'],
  },
  INVOICE10008: {
    zh: '该 PDF 已加密，请上传打开时不需要密码的文件',
    en: 'This PDF is encrypted. Upload a file that opens without a password.',
    screens: ['admin.invoice'],
  },
  INVOICE10009: {
    zh: '该 PDF 没有内容，请上传包含发票的文件',
    en: 'This PDF is empty. Upload the file that contains the invoice.',
    screens: ['admin.invoice'],
  },

  GROUP10001: {
    zh: '只有团队负责人可以进行此操作',
    en: 'Only the team leader can do this.',
    screens: ['console.team'],
  },
  GROUP10002: {
    zh: '团队须有一位团队负责人，请先移交',
    en: 'A team leader cannot leave. Make somebody else the team leader first.',
    screens: ['console.team'],
  },
  GROUP10003: {
    zh: '不能邀请用户“{{userName}}”：用户不存在、属于平台后台，或已在团队中',
    en: '“{{userName}}” cannot be invited: unknown, of the back office, or already in the group.',
    plain: {
      zh: '不能邀请该用户：用户不存在、属于平台后台，或已在团队中',
      en: 'This user cannot be invited: unknown, of the back office, or already in the group.',
    },
    screens: ['console.team'],
  },
  GROUP10004: {
    zh: '团队成员和待处理的邀请最多 {{most}} 人',
    en: 'A group has at most {{most}} members and invitations that wait.',
    plain: { zh: '团队人数已达上限', en: 'The group is full.' },
    screens: ['console.team'],
  },
  GROUP10005: {
    zh: '该邀请已失效',
    en: 'This invitation holds no longer.',
    screens: ['console.team'],
  },
  GROUP10006: {
    zh: '该购买申请已处理，或正在等待支付',
    en: 'This request was answered already, or an order for it waits to be paid.',
    screens: ['console.team'],
  },
  GROUP10007: {
    zh: '您已申请购买该规格，请等待团队负责人处理',
    en: 'You have asked for this already. Wait for your team leader’s answer.',
    screens: ['console.team'],
  },
  GROUP10008: {
    zh: '您可以直接购买，无需向团队负责人申请',
    en: 'You can buy this yourself; there is no team leader to ask.',
    screens: ['console.team'],
  },
  GROUP10009: {
    zh: '请填写 2–200 字的原因',
    en: 'Give a reason of 2 to 200 characters.',
    screens: ['console.team'],
  },
  GROUP10010: {
    zh: '待处理的购买申请最多 {{most}} 个',
    en: 'At most {{most}} of your requests can wait for an answer.',
    plain: { zh: '待处理的购买申请过多', en: 'Too many of your requests wait for an answer.' },
    screens: ['console.team'],
  },

  MALL10001: {
    zh: '抱歉，该商品不存在',
    en: 'Sorry, this product does not exist',
    screens: ['mall.goods'],
  },
  MALL10002: {
    zh: '抱歉，该商品已下架',
    en: 'Sorry, this product is no longer on sale',
    screens: ['mall.goods', 'mall.cart', 'mall.order'],
  },
  MALL10003: {
    zh: '所选规格不存在，请重新选择',
    en: 'This specification does not exist. Please choose again.',
    screens: ['mall.goods', 'mall.cart', 'mall.order'],
  },
  MALL10004: {
    zh: '店铺不存在',
    en: 'This shop does not exist.',
    screens: ['mall.shop', 'mall.searchGlobal'],
  },
  MALL10005: {
    zh: '商品当前状态不支持此操作，请刷新后查看',
    en: 'The product is in a state that does not allow this. Reload to see it.',
    screens: ['seller.editor', 'admin.goodsReview'],
  },
  MALL10006: {
    zh: '商品资料有误，请检查后重新提交',
    en: 'Some of the product’s details are not right. Check them and submit again.',
    screens: ['seller.editor'],
  },
  MALL10007: {
    zh: '不能审核自己店铺的商品',
    en: 'You cannot review products of your own shop.',
    screens: ['admin.goodsReview'],
  },
  MALL10008: {
    zh: '该商品已有待审核的申请',
    en: 'An application for this product is already being reviewed.',
    screens: ['seller.editor'],
  },
  MALL10009: {
    zh: '推荐商品最多 {{most}} 件',
    en: 'At most {{most}} products can be featured.',
    plain: { zh: '推荐商品数量过多', en: 'Too many products are featured.' },
    screens: ['seller.editor'],
  },
  MALL10010: {
    zh: '评价发表超过 7 天，不能再修改',
    en: 'A review can be changed for 7 days after it was written.',
    screens: ['console.orders'],
  },
  MALL10011: {
    zh: '回复超过 24 小时，不能再修改',
    en: 'A reply can be changed for 24 hours after it was given.',
    screens: ['seller.reviews'],
  },
  MALL10012: {
    zh: '您已举报过该评价',
    en: 'You have reported this review already.',
    screens: ['mall.goods', 'seller.reviews'],
  },
  MALL10013: {
    zh: '今天的举报次数已用完，请明天再试',
    en: 'You have reported as many reviews as you can in a day. Try again tomorrow.',
    screens: ['mall.goods', 'seller.reviews'],
  },
  MALL10014: {
    zh: '该举报已被处理',
    en: 'This report has been decided already.',
    screens: ['admin.reviewReports'],
  },

  SHOP10001: {
    zh: '店铺须有一位店铺负责人',
    en: 'A shop keeps its owner.',
    screens: ['seller.shop'],
  },
  SHOP10002: {
    zh: '用户“{{userName}}”不存在、属于平台后台，或已在其他店铺任职',
    en: 'There is no user “{{userName}}” who can be added: unknown, of the back office, or already of a shop.',
    plain: {
      zh: '该用户不存在、属于平台后台，或已在其他店铺任职',
      en: 'There is no such user who can be added: unknown, of the back office, or already of a shop.',
    },
    screens: ['seller.shop'],
  },
  SHOP10003: {
    zh: '店铺成员最多 {{most}} 人',
    en: 'At most {{most}} people can work for a shop.',
    plain: { zh: '店铺成员数量已达上限', en: 'No more people can work for this shop.' },
    screens: ['seller.shop'],
  },
  SHOP10004: {
    zh: '店铺资料有误，请检查后重新保存',
    en: 'Some of the shop’s details are not right. Check them and save again.',
    screens: ['seller.shop'],
  },

  CART10001: {
    zh: '购买数量须在 {{minimum}} 到 {{maximum}} 之间',
    en: 'The amount must be between {{minimum}} and {{maximum}}.',
    plain: { zh: '购买数量超出允许范围', en: 'The amount is outside of what can be bought.' },
    screens: ['mall.goods', 'mall.cart', 'mall.order'],
  },
  CART10002: {
    zh: '购买时长不能少于 {{minimum}}',
    en: 'The duration must be at least {{minimum}}.',
    plain: { zh: '购买时长不足', en: 'The duration is too short.' },
    screens: ['mall.goods', 'mall.cart', 'mall.order'],
  },
  CART10003: {
    zh: '商品已下架，无法加入购物车',
    en: 'This product is no longer on sale and cannot be added to the cart.',
    screens: ['mall.goods'],
  },
  CART10004: {
    zh: '购物车最多容纳 {{most}} 件商品',
    en: 'The cart holds at most {{most}} products.',
    plain: { zh: '购物车已满', en: 'The cart is full.' },
    screens: ['mall.goods', 'mall.cart'],
  },
  CART10005: {
    zh: '团队成员不能添加基础资源，请联系团队负责人',
    en: 'Members cannot add basic resources. Please contact your team leader.',
    screens: ['mall.goods', 'mall.cart'],
  },
  CART10006: {
    zh: '该商品的起购量超过可购买的上限，暂时无法购买',
    en: 'The least of this that can be bought is more than the most. It cannot be bought at present.',
    screens: ['mall.goods', 'mall.cart', 'mall.order'],
  },

  PURCHASE10001: {
    zh: '团队成员只能购买应用类商品，请联系团队负责人购买',
    en: 'Members can buy application products only. Ask your team leader to buy this.',
    screens: ['mall.goods', 'mall.cart', 'mall.order'],
  },
  PURCHASE10002: {
    zh: '您尚未设置手机号，请先设置手机号',
    en: 'You have no phone number yet. Please set one first.',
    screens: ['mall.goods', 'mall.cart', 'mall.order'],
  },
  PURCHASE10003: {
    zh: '代理商账号不能购买商品',
    en: 'Agent accounts cannot buy.',
    screens: ['mall.goods', 'mall.cart', 'mall.order'],
  },
  PURCHASE10004: {
    zh: '您的账号尚未签约，暂不能购买',
    en: 'Your account is not signed yet and cannot buy.',
    screens: ['mall.goods', 'mall.cart', 'mall.order'],
  },
  PURCHASE10005: {
    zh: '您的手机号尚未验证，请先完成验证',
    en: 'Your phone number is not verified yet. Please verify it first.',
    screens: ['mall.goods', 'mall.cart', 'mall.order'],
  },
  PURCHASE10006: {
    zh: '您在{{center}}的账号已被禁用，暂不能购买',
    en: 'Your account at {{center}} is disabled, so you cannot buy.',
    plain: {
      zh: '您在该算力中心的账号已被禁用，暂不能购买',
      en: 'Your account at this centre is disabled, so you cannot buy.',
    },
    screens: ['mall.goods', 'mall.cart', 'mall.order'],
  },
  PURCHASE10007: {
    zh: '请先阅读并同意服务协议',
    en: 'Please read and agree to the service agreement first.',
    screens: ['mall.order'],
  },
  PURCHASE10008: {
    zh: '您购买的商品价格已发生变化，请重新确认',
    en: 'The price of the product you bought has changed, please reconfirm',
    screens: ['mall.order'],
  },
  PURCHASE10009: {
    zh: '该商品存在未支付订单，请前往支付',
    en: 'You have an unpaid order for this product. Please pay it first.',
    screens: ['mall.goods', 'mall.order'],
  },
  PURCHASE10010: {
    zh: '该商品已售罄',
    en: 'This product is sold out.',
    screens: ['mall.goods', 'mall.cart', 'mall.order'],
  },
  PURCHASE10011: {
    zh: '该商品已过期，无法购买',
    en: 'This product has expired and cannot be bought.',
    screens: ['mall.goods', 'mall.order'],
  },
  PURCHASE10012: {
    zh: '您已购买过该商品',
    en: 'You have already purchased this product.',
    screens: ['mall.goods', 'mall.order'],
  },
  PURCHASE10013: {
    zh: '您已试用过该商品',
    en: 'You have already tried this product.',
    screens: ['mall.goods', 'mall.order'],
  },
  PURCHASE10014: {
    zh: '资源正在开通中，请稍候',
    en: 'The resources are being opened. Please wait.',
    screens: ['mall.goods', 'mall.order'],
  },
  PURCHASE10015: {
    zh: '所选算力中心没有可用资源，请选择其他算力中心，团队成员也可联系团队负责人',
    en: 'The chosen centre has no resources left. Choose another one; team members can also ask their team leader.',
    screens: ['mall.goods', 'mall.order'],
  },
  PURCHASE10016: {
    zh: '每位用户最多购买 {{most}}，您已购买 {{bought}}',
    en: 'Each buyer may buy at most {{most}}; you have bought {{bought}}.',
    plain: { zh: '超过每位用户的购买上限', en: 'This is more than each buyer may buy.' },
    screens: ['mall.goods', 'mall.order'],
  },
  PURCHASE10017: {
    zh: '余量不足，目前还可购买 {{left}}，请减少购买数量',
    en: 'There is less left than you want: you can buy {{left}} now. Please reduce the amount.',
    plain: {
      zh: '剩余数量不足，请减少购买数量',
      en: 'There is less left than you want. Please reduce the amount.',
    },
    screens: ['mall.order'],
  },
  PURCHASE10018: {
    zh: '本站暂停购买，请稍后再来',
    en: 'Buying is closed on this site for now. Please come back later.',
    screens: ['mall.goods', 'mall.cart', 'mall.order', 'mall.renew'],
  },

  ORDER10001: {
    zh: '订单当前状态不支持此操作',
    en: 'The order is in a state that does not allow this.',
    screens: ['mall.pay', 'console.orders'],
  },
  ORDER10002: {
    zh: '订单已关闭，请重新下单',
    en: 'The order is closed. Please order again.',
    screens: ['mall.pay', 'mall.scan'],
  },
  ORDER10003: {
    zh: '该资源不支持续费，请重新购买',
    en: 'This resource cannot be renewed. Please buy it again.',
    screens: ['mall.renew', 'console.orders'],
  },
  ORDER10004: {
    zh: '未找到该客户账号，请检查用户名；不能选择后台账号和已停用账号',
    en: 'No customer has this user name. Check the spelling; back-office and disabled accounts cannot be chosen.',
    screens: ['admin.gift', 'admin.postpaid'],
  },

  PAY10001: {
    zh: '该支付方式暂不可用，请选择其他方式',
    en: 'This way of paying is not available. Please choose another.',
    screens: ['mall.pay'],
  },
  PAY10002: { zh: '账户余额不足', en: 'The balance is not sufficient.', screens: ['mall.pay'] },
  PAY10003: {
    zh: '支付码已失效，请刷新',
    en: 'The payment code has expired. Please refresh it.',
    screens: ['mall.scan'],
    reserved: 'For providers that answer so instead of by the state EXPIRED.',
  },
  PAY10004: {
    zh: '支付通知签名无效',
    en: 'The signature of the payment notice is not valid.',
    screens: ['api'],
  },
  PAY10005: { zh: '支付金额与订单不符', en: 'The amount paid does not match the order.', screens: ['api'] },
  PAY10008: {
    zh: '支付渠道暂时无响应，请稍后再试',
    en: 'The payment provider does not answer. Please try again.',
    screens: ['mall.pay', 'mall.scan', 'admin.bills'],
  },
  PAY10009: {
    zh: '充值金额须在 {{minimum}} 到 {{maximum}} 元之间，最多两位小数',
    en: 'The amount to recharge must be between {{minimum}} and {{maximum}} yuan, with at most two decimals.',
    plain: {
      zh: '充值金额不在允许范围内，最多两位小数',
      en: 'The amount cannot be recharged. It takes at most two decimals.',
    },
    screens: ['mall.pay'],
  },
  PAY10010: {
    zh: '您已有 {{most}} 笔汇款等待确认，请等待确认后再提交新的凭证',
    en: '{{most}} of your remittances wait to be confirmed. Wait for them before you hand in another slip.',
    plain: {
      zh: '您有汇款等待确认，请等待确认后再提交新的凭证',
      en: 'Remittances of yours wait to be confirmed. Wait for them before you hand in another slip.',
    },
    screens: ['mall.remittance'],
  },
  PAY10011: {
    zh: '您有逾期未付的后付费账单，付清后可继续使用后付费',
    en: 'A post-paid bill is overdue. Pay it to order post-paid again.',
    screens: ['mall.pay'],
  },
  PAY10012: {
    zh: '您的后付费已暂停，请选择其他支付方式或联系客户经理',
    en: 'Post-payment is suspended for your account. Choose another way to pay or contact your account manager.',
    screens: ['mall.pay'],
  },
  PAY10013: {
    zh: '该账单已付清',
    en: 'This bill is already paid.',
    screens: ['console.postpaidBills', 'admin.postpaidBills'],
  },
  PAY10014: {
    zh: '信用额度不能低于已使用的 {{used}} 元',
    en: 'The limit cannot be lower than the {{used}} yuan already used.',
    plain: {
      zh: '信用额度不能低于已使用的金额',
      en: 'The limit cannot be lower than the amount already used.',
    },
    screens: ['admin.postpaid'],
  },
  PAY10015: {
    zh: '您尚未开通后付费，可联系客户经理申请',
    en: 'Post-payment is not enabled for your account. Contact your account manager to apply.',
    screens: ['mall.pay'],
  },
  REFUND10001: {
    zh: '资源已开通，不能申请退款',
    en: 'The resource is open, so it cannot be refunded.',
    screens: ['console.orders', 'admin.refunds'],
  },
  REFUND10002: {
    zh: '转账日期应在批准退款之日与今日之间',
    en: 'Enter a transfer date between the approval of the refund and today.',
    screens: ['admin.owed'],
  },

  RESOURCE10001: {
    zh: '资源编号 {{number}} 已存在',
    en: 'The resource number {{number}} exists already.',
    plain: { zh: '资源编号已存在', en: 'The resource number exists already.' },
    screens: ['admin.catalogueItem'],
  },
  RESOURCE10002: {
    zh: '资源编号须为 2 到 64 位字母、数字或 . _ -',
    en: 'The resource number must be 2 to 64 letters, digits, or . _ -',
    screens: ['admin.catalogueItem'],
  },
  RESOURCE10003: {
    zh: '至少保留一个规格',
    en: 'At least one specification must remain.',
    screens: ['admin.catalogueItem'],
  },
  RESOURCE10004: {
    zh: '该资源当前状态不能释放，请刷新后查看',
    en: 'This resource cannot be released in its present state. Reload to see it.',
    screens: ['console.resource'],
  },
  RESOURCE10005: {
    zh: '规格编码 {{code}} 已存在',
    en: 'The specification code {{code}} exists already.',
    plain: { zh: '规格编码已存在', en: 'The specification code exists already.' },
    screens: ['admin.catalogueItem'],
  },
  RESOURCE10006: {
    zh: '该资源已被他人修改，请重新查看后再保存',
    en: 'Somebody else has changed this resource. Reload it before you save.',
    screens: ['admin.catalogueItem'],
  },

  SEARCH10001: {
    zh: '搜索词“{{term}}”已存在',
    en: 'The search word “{{term}}” exists already.',
    plain: { zh: '该搜索词已存在', en: 'That search word exists already.' },
    screens: ['admin.synonyms'],
  },
  SEARCH10002: {
    zh: '该搜索词已被他人修改，请重新查看后再保存',
    en: 'Somebody else has changed this search word. Reload it before you save.',
    screens: ['admin.synonyms'],
  },
  SEARCH10003: {
    zh: '编码“{{code}}”已存在',
    en: 'The code “{{code}}” exists already.',
    plain: { zh: '该编码已存在', en: 'That code exists already.' },
    screens: ['admin.taxonomy'],
  },
  SEARCH10004: {
    zh: '该项已被他人修改，请重新查看后再保存',
    en: 'Somebody else has changed this entry. Reload it before you save.',
    screens: ['admin.taxonomy'],
  },

  SETTLE10001: {
    zh: '入驻资料有误，请检查后重新提交',
    en: 'Some of the application is not right. Check it and submit it again.',
    screens: ['mall.settleCreate'],
  },
  SETTLE10002: {
    zh: '{{label}}重复，请重新输入',
    en: '{{label}} is already in use. Enter another.',
    plain: { zh: '内容重复，请重新输入', en: 'This is already in use. Enter another.' },
    screens: ['mall.settleCreate'],
  },
  SETTLE10003: {
    zh: '入驻申请当前状态不支持此操作，请刷新后查看',
    en: 'The application is in a state that does not allow this. Reload to see it.',
    screens: ['mall.settleCreate', 'mall.settleReview', 'admin.merchant'],
  },
  SETTLE10004: {
    zh: '您已是平台商家，无需重复入驻',
    en: 'You are a merchant already and need not apply again.',
    screens: ['mall.settleCreate'],
  },
  SETTLE10005: {
    zh: '不能审核自己提交的入驻申请',
    en: 'You cannot review your own application.',
    screens: ['admin.merchant'],
  },
  SETTLE10008: {
    zh: '上传的图片过多，请先提交申请',
    en: 'Too many pictures were uploaded. Submit the application first.',
    screens: ['mall.settleCreate'],
  },

  REVIEW10001: {
    zh: '申请内容已更新，请重新查看后再审核',
    en: 'What you read has changed since. Read it again.',
    screens: ['admin.merchant', 'admin.goodsReview'],
  },
  REVIEW10002: {
    zh: '请至少填写一条原因',
    en: 'Give at least one reason.',
    screens: ['admin.merchant', 'admin.goodsReview'],
  },
  REVIEW10003: {
    zh: '{{name}} 正在审核该申请',
    en: '{{name}} is reviewing this.',
    plain: { zh: '其他人正在审核该申请', en: 'Somebody else is reviewing this.' },
    screens: ['admin.merchant', 'admin.goodsReview'],
  },
  DRAFT10001: {
    zh: '草稿已在其他窗口更新',
    en: 'The draft was changed in another window.',
    screens: ['mall.settleCreate'],
  },
  LIST10001: {
    zh: '列表已变化，请从第一页重新查看',
    en: 'The list has changed. Begin at the first page.',
    screens: ['all'],
  },

  PDF10001: {
    zh: '该地址的文档不能在此查看',
    en: 'A document of this address cannot be shown here.',
    screens: ['mall.pdf'],
  },
  CONTENT10001: {
    zh: '链接须为商城内的路径，或已允许站点的 https 地址',
    en: 'The link must be a path of the mall, or an https address of a site that is allowed.',
    screens: ['admin.bannerEdit'],
  },
  CONTENT10002: {
    zh: '内容已被他人修改，请重新加载后再操作',
    en: 'Somebody else has changed this. Reload it first.',
    screens: ['admin.bannerEdit', 'admin.draftEdit'],
  },
  DOCUMENT10001: {
    zh: '版本号 {{version}} 已存在',
    en: 'The version {{version}} exists already.',
    plain: { zh: '版本号已存在', en: 'The version exists already.' },
    screens: ['admin.draftEdit'],
  },
  DOCUMENT10002: {
    zh: '生效日期须为今天或以后，且晚于已发布的版本',
    en: 'The version must take effect today or later, and after every published one.',
    screens: ['admin.draftEdit'],
  },
  DOCUMENT10003: {
    zh: '第 {{chapter}} 章的中英文不一致：每章须有标题，段落数须相同',
    en: 'Chapter {{chapter}} differs between the languages: each has a heading and as many paragraphs.',
    plain: {
      zh: '中英文章节不一致：每章须有标题，段落数须相同',
      en: 'The chapters differ between the languages: each has a heading and as many paragraphs.',
    },
    screens: ['admin.draftEdit'],
  },
  FEEDBACK10001: {
    zh: '提交过于频繁，请稍后再试',
    en: 'Too many messages. Try again later.',
    screens: ['mall.feedback'],
  },
  FEEDBACK10002: {
    zh: '请检查填写的内容：{{fields}}',
    en: 'Some of what was filled in is not right: {{fields}}',
    plain: { zh: '请检查填写的内容', en: 'Some of what was filled in is not right.' },
    screens: ['mall.feedback'],
  },
  FEEDBACK10003: {
    zh: '反馈当前状态不支持此操作，请刷新后查看',
    en: 'The feedback is in a state that does not allow this. Reload to see it.',
    screens: ['console.feedback', 'admin.feedbackDetail'],
  },

  STATEMENT10001: {
    zh: '对账单当前状态不支持此操作，请刷新后查看',
    en: 'The statement is in a state that does not allow this. Reload to see it.',
    screens: ['seller.statement', 'admin.statement'],
  },
  STATEMENT10002: {
    zh: '该银行流水号已用于其他对账单',
    en: 'This bank reference was already used for another statement.',
    screens: ['admin.statement'],
  },

  CHAT10001: {
    zh: '消息发出超过 {{minutes}} 分钟，不能再修改',
    en: 'A message can be changed for {{minutes}} minutes only.',
    plain: { zh: '消息发出已久，不能再修改', en: 'The message was sent too long ago to be changed.' },
    screens: ['chat-dialog'],
  },
  CHAT10002: {
    zh: '{{name}} 正在接待该客户',
    en: '{{name}} is answering this customer.',
    plain: { zh: '其他同事正在接待该客户', en: 'Somebody else is answering this customer.' },
    screens: ['seller.messages'],
  },
  CHAT10003: {
    zh: '店铺最多保存 {{most}} 条快捷回复，请先删除不用的回复',
    en: 'A shop can have {{most}} canned replies. Delete some first.',
    plain: {
      zh: '店铺的快捷回复已达上限，请先删除不用的回复',
      en: 'The shop has as many canned replies as it can. Delete some first.',
    },
    screens: ['seller.cannedReplies'],
  },
} as const satisfies Record<string, ErrorEntry>

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errors

/** Whether a code is one of this product's catalogue. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)
