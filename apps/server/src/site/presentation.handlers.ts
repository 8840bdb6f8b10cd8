import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  type LiveSettings,
  type LiveStream,
  liveFaults,
  MAX_CONTENT_HISTORY,
  servicePages,
  type siteEndpoints,
  wordsOf,
} from '@compute-mall/core/site'
import { actorOf, audit, historyOf } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { dropReminders } from './reminder.ts'
import {
  liveRoomOf,
  liveStreamOf,
  lockSettings,
  readSetting,
  servicePagesOf,
  siteIndexOf,
  writeSetting,
} from './settings.ts'

type PresentationCall = 'chooseTheme' | 'orderServices' | 'live' | 'changeLive' | 'startLive' | 'stopLive'

const LIVE = { type: 'live', id: 'main' }

const settingsOf = async (db: Db): Promise<LiveSettings> => {
  const room = liveRoomOf(await readSetting(db, 'liveRoom'))
  return {
    stream: liveStreamOf(await readSetting(db, 'liveStream')),
    room: room && { appKey: room.appKey, roomId: room.roomId },
    history: await historyOf(db, LIVE, MAX_CONTENT_HISTORY),
  }
}

/** Takes the broadcast on or off air. What would change nothing is answered as it is. */
const switchLive = (
  { transact, ...context }: Context<SessionUser>,
  action: 'live.started' | 'live.stopped',
  change: (stream: LiveStream) => LiveStream,
) =>
  transact(async (trx) => {
    await lockSettings(trx)
    const stream = liveStreamOf(await readSetting(trx, 'liveStream'))
    const changed = change(stream)
    if (changed.live && changed.title.zh === '') return E.left(refusals.invalidInput({ field: 'titleZh' }))
    if (changed.live !== stream.live) {
      await writeSetting(trx, 'liveStream', changed)
      await audit(trx, actorOf(context, 'staff'), {
        action,
        object: LIVE,
        before: { live: stream.live, startTime: stream.startTime },
        after: { live: changed.live, startTime: changed.startTime },
      })
    }
    return E.right(await settingsOf(trx))
  })

/** The broadcast, the theme and the order of the services, each of which the mall has one (R2.13, R3.06, R3.07, width 2.6). */
export const presentationHandlers = ({
  db,
}: Platform): Pick<Handlers<typeof siteEndpoints>, PresentationCall> => ({
  chooseTheme: ({ body: { theme } }, context) =>
    context.transact(async (trx) => {
      await lockSettings(trx)
      const index = siteIndexOf(await readSetting(trx, 'siteIndex'))
      const chosen = { ...index, themeConfig: { theme } }
      await writeSetting(trx, 'siteIndex', chosen)
      await audit(trx, actorOf(context, 'staff'), {
        action: 'theme.chosen',
        object: { type: 'theme', id: 'main' },
        before: index.themeConfig,
        after: { theme },
      })
      return E.right(chosen)
    }),

  orderServices: ({ body: { service } }, context) =>
    context.transact(async (trx) => {
      if (new Set(service).size < servicePages.length)
        return E.left(refusals.invalidInput({ field: 'service' }))
      await lockSettings(trx)
      const before = servicePagesOf(await readSetting(trx, 'servicePages'))
      await writeSetting(trx, 'servicePages', service)
      await audit(trx, actorOf(context, 'staff'), {
        action: 'services.ordered',
        object: { type: 'services', id: 'main' },
        before: { order: before.join(', ') },
        after: { order: service.join(', ') },
      })
      return E.right({ service })
    }),

  live: async () => E.right(await settingsOf(db)),

  changeLive: ({ body }, context) =>
    context.transact(async (trx) => {
      await lockSettings(trx)
      const stream = liveStreamOf(await readSetting(trx, 'liveStream'))
      const room = liveRoomOf(await readSetting(trx, 'liveRoom'))
      const [field] = Object.keys(liveFaults(body, room !== null))
      if (field !== undefined) return E.left(refusals.invalidInput({ field }))
      const secretKey = body.secretKey ?? room?.secretKey
      const appKey = body.appKey.trim()
      const changed = {
        ...stream,
        title: wordsOf(body.titleZh, body.titleEn),
        startTime: body.startTime ?? null,
      }
      const changedRoom =
        appKey === '' || secretKey === undefined ? null : { appKey, roomId: body.roomId.trim(), secretKey }
      await writeSetting(trx, 'liveStream', changed)
      await writeSetting(trx, 'liveRoom', changedRoom)
      if (changed.startTime === null) await dropReminders(trx)
      await audit(trx, actorOf(context, 'staff'), {
        action: 'live.changed',
        object: LIVE,
        before: {
          titleZh: stream.title.zh,
          titleEn: stream.title.en,
          startTime: stream.startTime,
          appKey: room?.appKey ?? null,
          roomId: room?.roomId ?? null,
        },
        after: {
          titleZh: changed.title.zh,
          titleEn: changed.title.en,
          startTime: changed.startTime,
          appKey: changedRoom?.appKey ?? null,
          roomId: changedRoom?.roomId ?? null,
          // The secret itself is in no log.
          secretChanged: body.secretKey !== undefined,
        },
      })
      return E.right(await settingsOf(trx))
    }),

  startLive: (_, context) =>
    switchLive(context, 'live.started', (stream) => ({
      ...stream,
      live: true,
      startTime:
        stream.startTime === null || Date.parse(stream.startTime) > context.now.getTime() || !stream.live
          ? context.now.toISOString()
          : stream.startTime,
    })),
  stopLive: (_, context) =>
    switchLive(context, 'live.stopped', (stream) => ({ ...stream, live: false, viewers: 0 })),
})
