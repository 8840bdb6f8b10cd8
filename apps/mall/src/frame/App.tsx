import type { MallClient } from '@compute-mall/core/actors'
import type { Device } from '@compute-mall/core/site'
import {
  ClientProvider,
  type Kept,
  KeptProvider,
  type Library,
  type Notices,
  NoticesContext,
} from '@compute-mall/react'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { DeviceContext } from '../router/device.ts'
import { LibraryContext } from './useSwitchLanguage.ts'

/** What the app holds for as long as it lives. */
export interface AppState {
  readonly device: Device
  readonly client: MallClient
  readonly i18n: i18n
  readonly library: Library
  readonly kept: Kept
  readonly notices: Notices
}

/** Gives the app's state to its pages. */
export const App = ({ state, children }: { state: AppState; children: ReactNode }) => (
  <I18nextProvider i18n={state.i18n}>
    <ClientProvider client={state.client}>
      <KeptProvider kept={state.kept}>
        <NoticesContext value={state.notices}>
          <LibraryContext value={state.library}>
            <DeviceContext value={state.device}>{children}</DeviceContext>
          </LibraryContext>
        </NoticesContext>
      </KeptProvider>
    </ClientProvider>
  </I18nextProvider>
)
