/**
 * Texts by key, in two languages, with the values that stand in them (R1.01).
 *
 * `messages` holds a module's texts with the same keys in both languages, `messageFor` names them, `textFaults` says
 * what is wrong with them. Any translator that takes `namespace:key` and `{{value}}` can say them.
 *
 * @module
 */
export { isMessages, textFaults } from './faults.ts'
export { grouped } from './grouped.ts'
export { type KeyOf, type Message, messageFor } from './message.ts'
export { type Messages, messages } from './messages.ts'
export { plainKey, plainText } from './plainText.ts'
