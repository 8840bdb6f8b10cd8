import { PAGE_SIZE, readSearch, requestOf } from '@compute-mall/core/search'

/** What people look for, as addresses of the two searches: words of one, two and more characters, filters, sorts, pages. */
const addresses = {
  goods: [
    '',
    'keyword=训练',
    'keyword=云',
    'keyword=大模型推理',
    'keyword=仿真',
    'keyword=数据',
    'keyword=platform',
    'keyword=GROM',
    'keyword=model&sort=basePrice',
    'keyword=模型&sort=skuSaleCount',
    'keyword=数据&pageNum=3',
    'common1=software',
    'common1=software&common2=cfd&sort=skuScore',
    'common1=model&other=trial',
    'industry1=manufacturing&lowPrice=100&highPrice=5000',
    'payMode=MONTH&payMode=YEAR&sort=basePrice&sortBy=desc',
    'keyword=没有这样的商品',
    'inStock=true',
    'keyword=模型&inStock=true',
  ],
  resource: [
    '',
    'keyword=A800',
    'keyword=GPU',
    'keyword=卡',
    'keyword=异构算力',
    'keyword=Intel8458P',
    'keyword=存储&sort=basePrice',
    'common1=heterogeneous',
    'common1=heterogeneous&region=east&region=north',
    'common1=general&common2=generalX86&payMode=MONTH',
    'resource=gpu&sort=skuSaleCount&pageNum=4',
    'lowPrice=1&highPrice=50&sort=basePrice',
    'common1=heterogeneous&inStock=true&sort=basePrice',
    'inStock=true&lowPrice=1&highPrice=50',
  ],
} as const

/** The bodies that the mall would send for these addresses. */
export const searches = (['goods', 'resource'] as const).flatMap((kind) =>
  addresses[kind].map((address) => ({
    kind,
    body: requestOf(readSearch(new URLSearchParams(address)), PAGE_SIZE[kind]),
  })),
)
