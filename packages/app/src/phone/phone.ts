import { askUserActor, bindPhoneActor, type MallClient, sendCodeActor } from '@compute-mall/core/actors'
import { type PhoneEvent, type PhoneView, phoneMachine, phoneView } from '@compute-mall/core/identity'
import { createActor } from 'xstate'

/** The chart of phone binding for as long as its dialog is open. */
export interface Phone {
  readonly view: (now: number) => PhoneView
  readonly send: (event: PhoneEvent) => void
  readonly subscribe: (changed: () => void) => () => void
}

/** Starts the chart, bound to the server. */
export const startPhone = (client: MallClient): Phone => {
  const actors = {
    sendCode: sendCodeActor(client, () => performance.now()),
    bind: bindPhoneActor(client),
    askUser: askUserActor(client),
  }
  const actor = createActor(phoneMachine.provide({ actors })).start()
  return {
    view: (now) => phoneView(actor.getSnapshot(), now),
    send: actor.send,
    subscribe: (changed) => {
      const subscription = actor.subscribe(changed)
      return () => subscription.unsubscribe()
    },
  }
}
