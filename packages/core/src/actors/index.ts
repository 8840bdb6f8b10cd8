/**
 * The needs of the charts, met by the client, for every frontend: a chart declares what it asks the server, and
 * these actors ask it.
 *
 * Give them to a chart by `machine.provide({ actors })`: `quoteActor`, `submitActor` and `askOutcomeActor` to the
 * purchase, `openSessionActor`, `askSessionStatusActor` and `giveUpActor` to the payment, `socketActor` to the chat.
 * What a platform has of its own (visibility, leases, stores) an app adds itself; `apps/terminal` shows all of it.
 *
 * @module
 */
export {
  askHistoryActor,
  askRemindersActor,
  chatAddress,
  issueVisitorActor,
  outboxActor,
  type SocketLike,
  socketActor,
} from './chat.actors.ts'
export { saveDraftActor } from './form.actors.ts'
export { askLivePlayer } from './livePlayer.ts'
export type { MallClient } from './mallClient.ts'
export { askTrialActor } from './order.actors.ts'
export {
  askOrderStatusActor,
  askSessionStatusActor,
  giveUpActor,
  openSessionActor,
  payFromAccountActor,
} from './payment.actors.ts'
export { askPdfOrigins } from './pdfOrigins.ts'
export { askUserActor, bindPhoneActor, sendCodeActor } from './phone.actors.ts'
export { askChatOnPhones } from './phoneChat.ts'
export { askOutcomeActor, askQuote, quoteActor, submitActor } from './purchase.actors.ts'
export {
  askApplicationOutcomeActor,
  checkInfoActor,
  submitApplicationActor,
} from './settlement.actors.ts'
