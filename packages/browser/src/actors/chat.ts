import { chatAddress, type SocketLike, socketActor } from '@compute-mall/core/actors'
import type { Need } from '@compute-mall/core/fp'
import { fromCallback } from 'xstate'
import { watchVisibility } from '../visibility.ts'

/** The line's socket in a browser (R7.03); cookies say who is there. */
export const chatSocketActor = (
  origin: string,
  open: (address: string) => SocketLike = (address) => new WebSocket(address),
): Need<{ userId: string; shopId: string }> => socketActor((as) => open(chatAddress(origin, as)))

/** Tells the line `page.shown` or `page.hidden`: at once, and at each change (R4.10). */
export const chatVisibilityActor: Need<undefined> = fromCallback(({ sendBack }) =>
  watchVisibility(document, (visible) => sendBack({ type: visible ? 'page.shown' : 'page.hidden' })),
)
