import '@compute-mall/ui/global'
import { startApp } from '@compute-mall/app'
import { AdminLayout } from './AdminLayout.tsx'
import { routes } from './routes.ts'
import { texts } from './texts.ts'

const root = document.getElementById('root')
if (root !== null)
  void startApp(root, {
    base: '/ui/admin/',
    entry: import.meta.url,
    title: 'admin:title',
    routes,
    pages: import.meta.glob('./features/*/*Route.tsx'),
    layouts: { admin: AdminLayout },
    layoutTexts: ['operations', 'admin', 'desk'],
    texts,
  })
