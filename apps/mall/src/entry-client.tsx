import '@compute-mall/ui/global'
import { type FirstView, hydrateApp } from '@compute-mall/app'
import { textStore } from '@compute-mall/browser'
import { trackChannel } from '@compute-mall/core/site'
import { EMBEDDED_ID } from './document/embedded.ts'
import { mall } from './mall.ts'

const root = document.getElementById('root')
const embedded = document.getElementById(EMBEDDED_ID)?.textContent
if (root !== null && embedded) {
  void hydrateApp(root, mall, { view: JSON.parse(embedded) as FirstView, entry: import.meta.url })
  trackChannel(
    textStore(() => localStorage),
    location.href,
  )
}
