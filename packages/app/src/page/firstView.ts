import { systemRefusals } from '@compute-mall/core/http'
import type { Device } from '@compute-mall/core/site'
import type { EmbeddedTexts } from '@compute-mall/react'
import type { RouteEntry } from '../route/index.ts'
import type { AppData } from './appData.ts'
import type { Failure } from './failure.ts'
import { loadPageModule } from './module.ts'
import type { PageContext } from './openPage.ts'
import type { PageContent, PageData } from './routeState.ts'

/** What a server embeds of a page that it has drawn; the component comes with the page's file. */
export interface FirstView {
  readonly device: Device
  readonly appData: AppData
  readonly texts: EmbeddedTexts
  readonly content:
    | { readonly kind: 'page'; readonly data: PageData }
    | { readonly kind: 'failed'; readonly failure: Failure }
}

/** What is embedded of a page, as plain JSON. */
export const embeddedContent = (content: PageContent): FirstView['content'] =>
  content.kind === 'page' ? { kind: 'page', data: content.data } : content

/** The page's own file has to be there before it can be hydrated; without it, the error page is shown (D4). */
export const resumePage = async (
  entry: RouteEntry,
  { content }: FirstView,
  { files, loadTexts, log }: Pick<PageContext, 'files' | 'loadTexts' | 'log'>,
): Promise<PageContent> => {
  if (content.kind === 'failed') return content
  try {
    const { Component } = await loadPageModule(files, entry.route.page)
    await loadTexts(entry.route.texts)
    return { ...content, Component }
  } catch (error) {
    log(error)
    return {
      kind: 'failed',
      failure: { status: 503, code: systemRefusals.unavailable.code, message: String(error) },
    }
  }
}
