import type { MallClient } from '@compute-mall/core/actors'
import { ClientProvider, type Kept, KeptProvider, type Notices, NoticesContext } from '@compute-mall/react'
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
  readonly kept: Kept
  readonly frame: FrameDefinition
}

/** Gives the app's state to its pages. */
export const AppProviders = ({
  state: { environment, client, notices, kept, frame },
  children,
}: {
  readonly state: AppState
  readonly children: ReactNode
}) => (
  <I18nextProvider i18n={environment.i18n}>
    <EnvironmentContext value={environment}>
      <ClientProvider client={client}>
        <KeptProvider kept={kept}>
          <NoticesContext value={notices}>
            <LinkAdapterContext value={linkAdapter}>
              <FrameContext value={frame}>{children}</FrameContext>
            </LinkAdapterContext>
          </NoticesContext>
        </KeptProvider>
      </ClientProvider>
    </EnvironmentContext>
  </I18nextProvider>
)
