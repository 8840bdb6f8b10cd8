import {
  AppProviders,
  createTextLoader,
  embeddedContent,
  frameTexts,
  headOf,
  htmlLanguage,
  type RouteState,
  ShownPage,
  stateOf,
} from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import type { Language } from '@compute-mall/core/codec'
import type { Device } from '@compute-mall/core/site'
import { createNotices, textsIn } from '@compute-mall/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { mall } from '../mall.ts'
import { assetsOf, developmentAssets, readManifests } from './assets.ts'
import { Document } from './Document.tsx'
import { structuredDataOf } from './structuredData.ts'
import { translators } from './translators.ts'
import { twinsOf } from './twins.ts'

/** What a page is drawn with. */
export interface Drawing {
  readonly client: MallClient
  readonly device: Device
  /** Where the mall is: what search engines are told. */
  readonly origin: string
  readonly language: Language
  /** The names of the page's own texts. */
  readonly texts: ReadonlySet<string>
  readonly nonce: string
}

const manifests = import.meta.env.DEV ? undefined : readManifests()

/** Draws a page as the whole document, with what the browser needs to go on. */
export const draw = (
  page: RouteState,
  { client, device, origin, language, texts, nonce }: Drawing,
): string => {
  const i18n = translators[language]
  const { entry, appData, content } = page
  const t = i18n.getFixedT(language, ['failure'])
  const state = stateOf(mall, {
    device,
    client,
    i18n,
    textLoader: createTextLoader(i18n, {}),
    notices: createNotices(console),
  })
  const app = renderToString(
    <AppProviders state={state}>
      <ShownPage page={page} moving={false} />
      {/* The place of the router, which browsers alone have: ids go by the place in the tree. */}
      {null}
    </AppProviders>,
  )
  const document = (
    <Document
      language={htmlLanguage(language)}
      theme={appData.site?.themeConfig.theme ?? 'default'}
      head={headOf(i18n.t, { route: entry.route, content, language })}
      assets={
        manifests === undefined
          ? developmentAssets
          : assetsOf(manifests[entry.device], [`src/features/${entry.route.page}.tsx`])
      }
      nonce={nonce}
      words={{ incomplete: t('failure:incomplete'), retry: t('failure:retry') }}
      app={app}
      twins={twinsOf(page, origin)}
      structuredData={structuredDataOf(page, { t: i18n.t, language, origin })}
      embedded={{
        device,
        appData,
        texts: textsIn(i18n, new Set([...frameTexts, ...mall.layoutTexts[device], ...texts])),
        content: embeddedContent(content),
      }}
    />
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}
