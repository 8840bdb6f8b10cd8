import '@compute-mall/ui/global'
import { startApp } from '@compute-mall/app'
import { PlainLayout } from './PlainLayout.tsx'
import { routes } from './routes.ts'
import { texts } from './texts.ts'

const root = document.getElementById('root')
if (root !== null)
  void startApp(root, {
    base: '/ui/acm/',
    entry: import.meta.url,
    title: 'acm:title',
    routes,
    pages: import.meta.glob('./features/*/*Route.tsx'),
    layouts: { plain: PlainLayout },
    layoutTexts: ['acm'],
    texts,
  })
