/** The needs of the charts, met by the client, for every frontend. */
export {
  askHistoryActor,
  askRemindersActor,
  chatAddress,
  issueVisitorActor,
  outboxActor,
  type SocketLike,
  socketActor,
} from './chat.actors.ts'
export type { MallClient } from './mallClient.ts'
export {
  askOrderStatusActor,
  askSessionStatusActor,
  giveUpActor,
  openSessionActor,
  payFromAccountActor,
} from './payment.actors.ts'
export { askUserActor, bindPhoneActor, sendCodeActor } from './phone.actors.ts'
export { askOutcomeActor, quoteActor, submitActor } from './purchase.actors.ts'
export { quietly } from './quietly.ts'
export {
  askApplicationOutcomeActor,
  askApplyStatusActor,
  checkInfoActor,
  submitApplicationActor,
} from './settlement.actors.ts'
