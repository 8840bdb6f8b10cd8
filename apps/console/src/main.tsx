import '@compute-mall/ui/global'
import { consoleMenu, startApp } from '@compute-mall/app'
import { ConsoleLayout } from './ConsoleLayout.tsx'
import { EmbedLayout } from './EmbedLayout.tsx'
import { routes } from './routes.ts'
import { texts } from './texts.ts'

const root = document.getElementById('root')
if (root !== null)
  void startApp(root, {
    base: '/ui/console/',
    entry: import.meta.url,
    title: 'console:title',
    routes,
    pages: import.meta.glob('./features/*/*Route.tsx'),
    layouts: { console: ConsoleLayout, embed: EmbedLayout },
    layoutTexts: ['console', 'desk', 'notice'],
    texts,
    moreOf: consoleMenu,
  })
