/**
 * What makes an app: `startApp` with a route table gives providers, pages that are loaded before they are shown, head,
 * layouts, toasts, error pages. The route table itself is made by `@compute-mall/app/routes`.
 */
export { AppProviders, type AppState } from './frame/AppProviders.tsx'
export type { FrameDefinition, Layout } from './frame/definition.ts'
export { enter, useEntryRefusal } from './frame/entry.ts'
export { type Head, headOf, htmlLanguage } from './frame/head.ts'
export { useOfflineNotice } from './frame/useOfflineNotice.ts'
export { useSwitchLanguage } from './frame/useSwitchLanguage.ts'
export {
  LateBell,
  type NoticeInbox,
  NoticeInboxProvider,
  type NoticePages,
  type NoticePlaces,
  noticePlaces,
  useNoticeBell,
  useNoticeInbox,
} from './notice/index.ts'
export {
  type AppData,
  type AppDataSource,
  consoleMenu,
  createAppDataSource,
  customerCounts,
  loadAppData,
  noAppData,
} from './page/appData.ts'
export { crash, type Failure, notFound, orNull, orThrow, PageFailure, redirectTo } from './page/failure.ts'
export { embeddedContent, type FirstView } from './page/firstView.ts'
export { type Found, foundOf, subjectOf, titled } from './page/foundOf.ts'
export {
  type LoadContext,
  load,
  type PageFiles,
  type PageLoader,
  pageFile,
} from './page/module.ts'
export { type LoadResult, openPage, type PageContext } from './page/openPage.ts'
export {
  onDevice,
  type PageContent,
  type PageData,
  type RouteState,
  useAppData,
  useLive,
  usePage,
  useParams,
  useRouteState,
} from './page/routeState.ts'
export { type DecisionState, useDecision } from './page/useDecision.ts'
export { useExport } from './page/useExport.ts'
export { type ListPlace, useListCommands } from './page/useListCommands.ts'
export { type Asking, type Loaded, loadedOf, useLoaded } from './page/useLoaded.ts'
export { usePending } from './page/usePending.ts'
export { usePolling, usePollingOf } from './page/usePolling.ts'
export { type TypedState, useForgetTyped, useTyped } from './page/useTyped.tsx'
export { mapRows, useWorkList, type WorkList, workListLoader } from './page/useWorkList.ts'
export { usePhoneSetting } from './phone/usePhoneSetting.tsx'
export * from './route/index.ts'
export { type AppEnvironment, deviceLinks, useDevice, useEnvironment } from './router/environment.ts'
export { useForgetAppData, useIsStaying, useReload } from './router/NavigatorContext.ts'
export { ShownPage } from './router/PageOutlet.tsx'
export { useBack } from './router/useBack.ts'
export { useNavigate } from './router/useNavigate.ts'
export { useClock } from './start/clock.ts'
export { type AppOptions, startApp } from './start/createApp.tsx'
export { type DrawnApp, prefixOf, stateOf } from './start/drawnApp.ts'
export { hydrateApp } from './start/hydrateApp.tsx'
export { READY_EVENT } from './start/ready.ts'
export { frameTexts, sharedTexts } from './texts/sharedTexts.ts'
export { createTextLoader, type TextLoader, type TextLoaders } from './texts/textLoader.ts'
