import * as t from 'io-ts'
import { endpoint, withRole } from '../http/index.ts'
import {
  CalendarDate,
  CalendarDayForm,
  ChatForm,
  FeeRateForm,
  LimitsForm,
  PlatformSettings,
} from './settings.codec.ts'

const readers = withRole('operator')
const administrators = withRole('admin')

/** What holds for the whole platform: operators read it, admins write it, and every change is audited (W19). */
export const settingsEndpoints = {
  settings: endpoint({
    method: 'GET',
    path: '/mall/admin/platform-config',
    access: readers,
    response: PlatformSettings,
  }),
  /** Holds for the next purchase. Refusal: SYS10001 where the most is less than the least. */
  setLimits: endpoint({
    method: 'POST',
    path: '/mall/admin/platform-config/limits',
    access: administrators,
    body: LimitsForm,
    response: PlatformSettings,
  }),
  /** Holds for sales from now on; what was sold keeps its rate (W18). */
  setFeeRate: endpoint({
    method: 'POST',
    path: '/mall/admin/platform-config/fee-rate',
    access: administrators,
    body: FeeRateForm,
    response: PlatformSettings,
  }),
  /** Holds for the next page that is opened on a phone (D22). */
  setChatOnPhones: endpoint({
    method: 'POST',
    path: '/mall/admin/platform-config/chat',
    access: administrators,
    body: ChatForm,
    response: PlatformSettings,
  }),
  /** Adds a day, or changes what is known of it; what is handed in from now on is due by it. */
  setCalendarDay: endpoint({
    method: 'POST',
    path: '/mall/admin/platform-config/calendar',
    access: administrators,
    body: CalendarDayForm,
    response: PlatformSettings,
  }),
  /** Refusal: SYS10002 for a day that is what its weekday says. */
  removeCalendarDay: endpoint({
    method: 'POST',
    path: '/mall/admin/platform-config/calendar/:day/remove',
    access: administrators,
    params: t.type({ day: CalendarDate }),
    response: PlatformSettings,
  }),
}
