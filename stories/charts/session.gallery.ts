import { sessionMachine } from '@compute-mall/core/identity'
import type { Gallery } from './gallery.ts'

const known = { userName: 'leader', token: 'token-1' }

/** The session of a browser, as one tab sees it. */
export const sessionGallery: Gallery<typeof sessionMachine> = {
  machine: sessionMachine,
  input: known,
  start: Date.parse('2026-11-21T12:00:00.000Z'),
  events: {
    'user.known': () => ({ type: 'user.known', userName: 'leader' }),
    'session.leave': () => ({ type: 'session.leave', next: '/' }),
    'session.refused': () => ({ type: 'session.refused', address: '/goods/cart' }),
    'token.seen other': () => ({ type: 'token.seen', token: 'token-2' }),
  },
  scenarios: {
    'here.visitor': { input: { userName: null, token: null }, steps: [] },
    'here.signedIn': { steps: [] },
    dead: { steps: ['session.refused'] },
    signedOut: { steps: ['session.leave'] },
    replaced: { steps: ['token.seen other'] },
  },
}
