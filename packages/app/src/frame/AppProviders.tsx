import type { MallClient } from '@compute-mall/core/actors'
import {
  ClientProvider,
  type Notices,
  NoticesContext,
  type PersistedState,
  PersistedStateProvider,
} from '@compute-mall/react'
import { LinkAdapterContext } from '@compute-mall/ui/link'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { type AppEnvironment, EnvironmentContext } from '../router/environment.ts'
import { linkAdapter } from '../router/linkAdapter.ts'
import { FrameContext, type FrameDefinition } from './definition.ts'

/** What an app holds for as long as it lives. */
export interface AppState {
  readonly environment: AppEnvironment
  readonly client: MallClient
  readonly notices: Notices
  readonly persisted: PersistedState
  readonly frame: FrameDefinition
}

/** Gives the app's state to its pages. */
export const AppProviders = ({
  state: { environment, client, notices, persisted, frame },
  children,
}: {
  readonly state: AppState
  readonly children: ReactNode
}) => (
  <I18nextProvider i18n={environment.i18n}>
    <EnvironmentContext value={environment}>
      <ClientProvider client={client}>
        <PersistedStateProvider persisted={persisted}>
          <NoticesContext value={notices}>
            <LinkAdapterContext value={linkAdapter}>
              <FrameContext value={frame}>{children}</FrameContext>
            </LinkAdapterContext>
          </NoticesContext>
        </PersistedStateProvider>
      </ClientProvider>
    </EnvironmentContext>
  </I18nextProvider>
)
