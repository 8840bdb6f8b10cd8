import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rolldown } from 'vite'
import { root } from '../run/machine.mjs'
import { sourceConditions } from '../vite/source.ts'

const MALL = '/ui/mall/'
/** Below the mall's, so that it is of the same origin. */
export const DOCUMENT = `${MALL}agreement.pdf`

/** Not a file: what it holds is made below. It stands beside packages/ui, whose packages it sees. */
const START = join(root, 'packages', 'ui', 'viewer.js')
const PAGE = `
  import '@compute-mall/ui/global'
  import { createI18n } from '@compute-mall/react'
  import { partsMessages, widgetsMessages } from '@compute-mall/ui/text'
  import { PdfViewer } from '@compute-mall/ui/widgets'
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { I18nextProvider } from 'react-i18next'
  const i18n = createI18n('en', { parts: partsMessages, widgets: widgetsMessages }, String)
  const viewer = createElement(PdfViewer, { address: ${JSON.stringify(DOCUMENT)}, title: 'Agreement' })
  createRoot(document.getElementById('root')).render(createElement(I18nextProvider, { i18n }, viewer))
`

/** Stands for the mall's server build: a page that has nothing but the viewer. */
const entryOf = (script: string, styles: readonly string[]) => {
  const links = styles.map((file) => `<link rel="stylesheet" href="${MALL}${file}">`).join('')
  return `export const render = (request, { nonce }) => new Response(
    '<!doctype html><html lang="en"><title>Viewer</title><link rel="icon" href="data:,">${links}<main id="root"></main>' +
    '<script type="module" nonce="' + nonce + '" src="${MALL}${script}"></script></html>',
    { headers: { 'content-type': 'text/html; charset=utf-8' } })`
}

/** Builds a mall that has nothing but the viewer of documents, as the mall itself is built. */
export const buildViewer = async (folder: string): Promise<void> => {
  const built = await build({
    ...sourceConditions,
    configFile: false,
    logLevel: 'error',
    base: MALL,
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'viewer',
        resolveId: (id) => (id === START ? id : undefined),
        load: (id) => (id === START ? PAGE : undefined),
      },
    ],
    build: {
      target: 'es2023',
      cssCodeSplit: false,
      outDir: join(folder, 'client'),
      rolldownOptions: { input: START },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[]
  const files = outputs.flatMap(({ output }) => output)
  const script = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? ''
  const styles = files.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'))
  await mkdir(join(folder, 'server'), { recursive: true })
  await writeFile(join(folder, 'server', 'entry-server.js'), entryOf(script, styles))
}
