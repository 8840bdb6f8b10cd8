/** What a screen reader says of the way from the home page to an opened order, beside what is read there. */
export const names = {
  zh: {
    skip: '跳到主要内容',
    brand: '算力商城 国家超算互联网平台',
    find: '搜索',
    noCart: '购物车，0 件商品',
    oneInCart: '购物车，1 件商品',
    main: '主导航',
    areas: '底部导航',
    homeTitle: '超算互联网',
    categories: '商品分类',
    events: '平台活动',
    compute: '算力市场',
    results: '“A800”的搜索结果',
    area: '算力',
    allOfArea: '查看全部 10 条算力结果',
    offer: 'Intel8458P-88C-2T-8*A800 智算节点（华中）',
    signInTitle: '登录',
    account: '账号',
    password: '密码',
    showPassword: '显示密码',
    trail: '当前位置',
    cards: '每作业卡数',
    eightCards: '8 卡',
    oneCard: '1 卡',
    center: '算力中心',
    zhengzhou: '华中一区（郑州）算力中心 资源余量 充足',
    unitPrice: '单价',
    amount: '数量',
    less: '减少',
    more: '增加',
    least: '/最少 10，最多 [\\d,]+/',
    tabs: '商品信息',
    details: '商品详情',
    reviews: '评价 6',
    buying: '购买',
    chosen: '已选 8 卡 · 基础驱动 · 华中一区（郑州）算力中心 · × 10',
    totalOf20: '合计现价 ¥148.96',
    added: '已加入购物车',
    lines: '商品清单',
    subtotal: '小计',
    gate: '暂不能购买',
    toPay: '应付总额',
    methods: '请选择支付方式',
    online: '收银台扫码',
    credit: '信用额度 您尚未开通后付费，可联系客户经理申请',
    remit: '线下汇款',
    payNow: '立即支付 ¥148.96',
    later: '稍后支付',
    expires: '二维码将在 5 分钟内失效',
    code: '支付二维码，金额 ¥148.96',
    waiting: '等待支付',
    check: '我已完成支付',
    opening: '资源正在开通，可在订单详情中查看进度。',
    opened: '资源已开通，可立即使用。',
    console: '控制台',
    ordersTitle: '我的订单',
    progress: '订单进度',
    back: '返回',
  },
  en: {
    skip: 'Skip to content',
    brand: 'Compute Mall National supercomputing internet',
    find: 'Search',
    noCart: 'Cart, 0 items',
    oneInCart: 'Cart, 1 item',
    main: 'Main',
    areas: 'Bottom navigation',
    homeTitle: 'Supercomputing internet',
    categories: 'Categories',
    events: 'Events',
    compute: 'Compute market',
    results: 'Results for “A800”',
    area: 'Compute',
    allOfArea: 'View all 10 results in Compute',
    offer: 'Intel8458P-88C-2T-8*A800 AI computing (Central China)',
    signInTitle: 'Sign in',
    account: 'Account',
    password: 'Password',
    showPassword: 'Show password',
    trail: 'You are here',
    cards: 'Cards per job',
    eightCards: '8 cards',
    oneCard: '1 card',
    center: 'Computing centre',
    zhengzhou: 'Central China I (Zhengzhou) Computing Centre Availability Sufficient',
    unitPrice: 'Unit price',
    amount: 'Amount',
    less: 'Decrease',
    more: 'Increase',
    least: '/Minimum 10, maximum [\\d,]+/',
    tabs: 'About this product',
    details: 'Details',
    reviews: 'Reviews 6',
    buying: 'Buy',
    chosen: 'Chosen 8 cards · Drivers only · Central China I (Zhengzhou) Computing Centre · × 10',
    totalOf20: 'TotalPrice ¥148.96',
    added: 'Added to the cart',
    lines: 'Products',
    subtotal: 'Subtotal',
    gate: 'You cannot buy yet',
    toPay: 'To pay',
    methods: 'Choose how to pay',
    online: 'Scan at our cashier',
    credit: 'Credit Post-payment is not enabled for your account. Contact your account manager to apply.',
    remit: 'Bank remittance',
    payNow: 'Pay ¥148.96',
    later: 'Pay later',
    expires: 'The code expires within 5 minutes',
    code: 'Payment code for ¥148.96',
    waiting: 'Waiting for payment',
    check: 'I have paid',
    opening: 'The resources are being opened. The order shows how far they are.',
    opened: 'The resources are open and can be used now.',
    console: 'Console',
    ordersTitle: 'My orders',
    progress: 'Progress',
    back: 'Back',
  },
} as const

type Names = (typeof names)['zh' | 'en']
type Words = typeof import('./purchase.words.ts').words['zh' | 'en']

const choice = (n: Names) => `
    - group "${n.cards}":
      - radio "${n.oneCard}"
      - radio "${n.eightCards}" [checked]
    - group "${n.center}":
      - radio "${n.zhengzhou}" [checked]
    - group "${n.amount}":
      - button "${n.less}" [disabled]
      - spinbutton "${n.amount}": "10"
      - button "${n.more}"
    - status: ${n.least}`

const tabs = (n: Names) => `
    - tablist "${n.tabs}":
      - tab "${n.details}" [selected]
      - tab "${n.reviews}"
    - tabpanel "${n.details}"`

const results = (n: Names) => `
  - main:
    - heading "${n.results}" [level=1]
    - region "${n.area}":
      - heading "${n.area}" [level=2]
      - link "${n.allOfArea}"
      - list:
        - listitem:
          - article:
            - heading "${n.offer}" [level=3]:
              - link "${n.offer}"`

const signIn = (n: Names) => `
  - main:
    - heading "${n.signInTitle}" [level=1]
    - textbox "${n.account}"
    - textbox "${n.password}"
    - button "${n.showPassword}"
    - button "${n.signInTitle}"`

const signInRefused = (n: Names) => `
  - main:
    - textbox "${n.account}" [invalid]
    - textbox "${n.password}" [invalid]`

const lines = (n: Names, w: Words) => `
  - main:
    - heading "${w.confirm}" [level=1]
    - alert
    - region "${n.lines}":
      - heading "${n.lines}" [level=2]
      - list "${n.lines}":
        - listitem:
          - heading "${n.offer}" [level=3]
    - checkbox "${w.agreement}"
    - status`

const shut = (n: Names, w: Words) => `
  - main:
    - alert:
      - paragraph: ${n.gate}
      - list:
        - listitem:
          - text: ${w.agreeFirst}
    - checkbox "${w.agreement}" [invalid]
    - paragraph: ${w.tickFirst}`

const methods = (n: Names, w: Words) => `
  - main:
    - heading "${w.cashier}" [level=1]
    - group "${n.methods}":
      - radio /^${n.online}/ [checked]
      - radio "${n.credit}" [disabled]
      - radio /^${n.remit}/`

const result = (n: Names, w: Words) => `
  - main:
    - heading "${w.paid}" [level=1]
    - status: ${n.opened}
    - link "${w.viewOrder}"`

const order = (n: Names, w: Words) => `
  - banner:
    - link "${n.console}"
  - main:
    - navigation:
      - list:
        - listitem:
          - link "${n.ordersTitle}"
    - heading "${w.order}" [level=1]
    - status: ${n.opened}
    - region "${n.lines}":
      - heading "${n.lines}" [level=2]
      - list:
        - listitem:
          - link "${n.offer}"
    - region "${n.progress}":
      - heading "${n.progress}" [level=2]
      - list`

const alike = { results, signIn, signInRefused, shut, result, order }

/** What the tree of each page has to hold, in this order. */
export const trees = {
  computer: {
    ...alike,
    home: (n: Names, w: Words) => `
  - link "${n.skip}"
  - banner:
    - link "${n.brand}"
    - search:
      - combobox "${w.search}"
      - button "${n.find}"
    - link "${n.noCart}"
    - link "${w.signIn}"
  - navigation "${n.main}":
    - list:
      - listitem:
        - link "${w.home}"
  - main:
    - heading "${n.homeTitle}" [level=1]
    - navigation "${n.categories}"
    - region "${n.events}"
    - region "${n.compute}":
      - heading "${n.compute}" [level=2]
  - contentinfo`,
    goods: (n: Names, w: Words) => `
  - main:
    - navigation "${n.trail}"
    - alert
    - img "${n.offer}"
    - heading "${n.offer}" [level=1]
    - term: ${n.unitPrice}${choice(n)}
    - button "${w.buyNow}"
    - button "${w.addToCart}"${tabs(n)}`,
    confirm: (n: Names, w: Words) => `${lines(n, w)}
    - button "${w.submit}"`,
    cashier: (n: Names, w: Words) => `${methods(n, w)}
    - button "${n.payNow}"
    - button "${n.later}"`,
    scan: (n: Names, w: Words) => `
  - main:
    - status: ${n.expires}
    - heading "${w.scan}" [level=1]
    - img "${n.code}"
    - link "${w.payHere}"
    - heading "${n.waiting}" [level=2]
    - button "${n.check}"`,
  },
  phone: {
    ...alike,
    home: (n: Names, w: Words) => `
  - link "${n.skip}"
  - banner:
    - link "${w.home}"
    - link "${w.find}"
  - main:
    - heading "${n.homeTitle}" [level=1]
    - list "${n.events}"
    - navigation "${n.categories}"
    - region "${n.compute}":
      - heading "${n.compute}" [level=2]
  - navigation "${n.areas}":
    - link "${w.home}"
    - link "${n.noCart}"
    - link "${w.signIn}"`,
    goods: (n: Names, w: Words) => `
  - banner:
    - button "${n.back}"
    - link "${n.noCart}"
  - main:
    - alert
    - img "${n.offer}"
    - term: ${n.unitPrice}
    - heading "${n.offer}" [level=1]
    - button "${n.chosen}"${tabs(n)}
    - region "${n.buying}":
      - button "${w.addToCart}"
      - button "${w.buyNow}"`,
    sheet: (n: Names, w: Words) => `
  - dialog "${w.choose}":
    - heading "${w.choose}" [level=2]
    - button "${w.close}"
    - term: ${n.unitPrice}${choice(n)}
    - button "${w.addToCart}"`,
    confirm: (n: Names, w: Words) => `${lines(n, w)}
    - region "${n.toPay}":
      - button "${w.submit}"`,
    cashier: (n: Names, w: Words) => `${methods(n, w)}
    - region "${w.cashier}":
      - button "${n.later}"
      - button "${n.payNow}"`,
    scan: (n: Names, w: Words) => `
  - main:
    - status: ${n.expires}
    - heading "${w.scan}" [level=1]
    - heading "${n.waiting}" [level=2]
    - link "${w.payHere}"
    - button "${n.check}"
    - img "${n.code}"`,
  },
} as const
