/**
 * Records what happened to a statechart, with personal data masked, and replays it to the same snapshots.
 *
 * `createRecorder` gives an `inspect` for `createActor`, `createSessionRecorder` one for each chart of a session; `replay` takes a machine through a `Recording` again;
 * `maskPersonal` masks anything that JSON can hold. `docs/replay.md` is the page for support staff.
 *
 * @module
 */
export { Json, Recording } from './replay.codec.ts'
export { maskPersonal, withStandIns } from './replay.masks.ts'
export { createRecorder, MAX_STEPS } from './replay.record.ts'
export { replay } from './replay.rules.ts'
export {
  createSessionRecorder,
  type Inspect,
  MAX_CHARTS,
  SessionRecording,
  unrecorded,
} from './replay.session.ts'
