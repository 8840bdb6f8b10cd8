import type { MallClient } from '@compute-mall/core/actors'
import type { Language } from '@compute-mall/core/codec'
import type { Device } from '@compute-mall/core/site'
import { createLibrary, createNotices, textsIn } from '@compute-mall/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '../frame/App.tsx'
import { headOf, htmlLanguage } from '../frame/head.ts'
import { frameTexts } from '../frame/texts.ts'
import { BASENAME } from '../router/address.ts'
import { ShownPage } from '../router/Pages.tsx'
import type { Content, Shown } from '../router/shown.ts'
import { assetsOf, developmentAssets, readManifests } from './assets.ts'
import { Document } from './Document.tsx'
import { translators } from './translators.ts'
import { twinsOf } from './twins.ts'

/** What a page is drawn with. */
export interface Drawing {
  readonly client: MallClient
  readonly device: Device
  /** Where the mall is: what search engines are told. */
  readonly origin: string
  readonly language: Language
  /** The namespaces of the page's own texts. */
  readonly namespaces: ReadonlySet<string>
  readonly nonce: string
}

const manifests = import.meta.env.DEV ? undefined : readManifests()

/** Draws a page as the whole document, with what the browser needs to go on. */
export const draw = (
  shown: Shown,
  { client, device, origin, language, namespaces, nonce }: Drawing,
): string => {
  const i18n = translators[language]
  const { route, start, content } = shown
  const t = i18n.getFixedT(language, ['page', 'shell', 'failure'])
  const state = {
    device,
    client,
    i18n,
    library: createLibrary(i18n),
    kept: new Map(),
    notices: createNotices(console),
  }
  const app = renderToString(
    <App state={state}>
      <StaticRouter basename={BASENAME} location={shown.location}>
        <ShownPage shown={shown} moving={false} />
      </StaticRouter>
    </App>,
  )
  const page = (
    <Document
      language={htmlLanguage(language)}
      theme={start.site?.themeConfig.theme ?? 'default'}
      head={headOf(i18n.getFixedT(language, ['page', 'shell']), route.page)}
      assets={
        manifests === undefined
          ? developmentAssets
          : assetsOf(manifests[route.device], [`src/routes/${route.module}.tsx`])
      }
      nonce={nonce}
      words={{ incomplete: t('failure:incomplete'), retry: t('failure:retry') }}
      app={app}
      twins={twinsOf(shown, origin)}
      embedded={{
        device,
        start,
        texts: textsIn(i18n, [...Object.keys(frameTexts), ...namespaces, ...failureNamespaces(content)]),
        content: content.kind === 'page' ? { kind: 'page', data: content.data } : content,
      }}
    />
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

const failureNamespaces = ({ kind }: Content): readonly string[] => (kind === 'failed' ? ['error'] : [])
