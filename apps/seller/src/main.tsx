import '@compute-mall/ui/global'
import { startApp } from '@compute-mall/app'
import { routes } from './routes.ts'
import { SellerLayout } from './SellerLayout.tsx'
import { texts } from './texts.ts'

const root = document.getElementById('root')
if (root !== null)
  void startApp(root, {
    base: '/ui/seller/',
    entry: import.meta.url,
    title: 'seller:title',
    routes,
    pages: import.meta.glob('./features/*/*Route.tsx'),
    layouts: { seller: SellerLayout },
    layoutTexts: ['seller', 'desk'],
    texts,
  })
