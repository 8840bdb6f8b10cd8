import { addresses } from '@compute-mall/app/routes'

const { mall } = addresses
const [consoleBase = ''] = addresses.console.home.href().split('#')

/** Where one goes on to, as the page says it. */
export type Destination = 'toCart' | 'toOrder' | 'toConsole' | 'toMall'

/** What the address that one goes on to is about (width 2.8). */
export const destinationOf = (service: string): Destination => {
  const isOf = ({ path }: { readonly path: string }) => service.includes(path)
  if (isOf(mall.cart)) return 'toCart'
  if (isOf(mall.order) || isOf(mall.pay)) return 'toOrder'
  return service.startsWith(consoleBase) ? 'toConsole' : 'toMall'
}
