/** Where one goes on to, as the page says it. */
export type Destination = 'toCart' | 'toOrder' | 'toConsole' | 'toMall'

/** What the address that one goes on to is about (width 2.8). */
export const destinationOf = (service: string): Destination => {
  if (service.includes('/goods/cart')) return 'toCart'
  if (/\/goods\/(order|pay)/.test(service)) return 'toOrder'
  return service.startsWith('/ui/console/') ? 'toConsole' : 'toMall'
}
