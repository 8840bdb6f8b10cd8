/**
 * Records what happened to a statechart, with personal data masked, and replays it to the same snapshots.
 *
 * `createRecorder` gives an `inspect` for `createActor`, `createSessionRecorder` one for each chart of a session; `replay` takes a machine through a `Recording` again;
 * `maskPersonal` masks anything that JSON can hold. `docs/replay.md` is the page for support staff.
 */
export * from './replay.codec.ts'
export * from './replay.masks.ts'
export * from './replay.record.ts'
export * from './replay.rules.ts'
export * from './replay.session.ts'
