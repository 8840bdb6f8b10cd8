import type { Clock } from '@compute-mall/core/time'
import type { RouteObject } from 'react-router-dom'
import { Console } from './Console.tsx'
import { Crashed, Missing } from './pages/FailurePages.tsx'
import { OrderPage } from './pages/OrderPage.tsx'
import { OrdersPage } from './pages/OrdersPage.tsx'

/** The pages of the console, by the path that stands behind the hash (R1.05). */
export const routesOf = (clock: Clock): RouteObject[] => {
  const orders = <OrdersPage clock={clock} />
  const pages: RouteObject[] = [
    { index: true, element: orders },
    { path: 'orders', element: orders },
    { path: 'orders/:orderId', element: <OrderPage clock={clock} /> },
    { path: '*', element: <Missing /> },
  ]
  return [{ element: <Console />, children: [{ errorElement: <Crashed />, children: pages }] }]
}
