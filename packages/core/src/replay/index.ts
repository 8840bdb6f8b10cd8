/** Records what happened to a statechart, with personal data masked, and replays it to the same snapshots. */
export * from './replay.codec.ts'
export * from './replay.masks.ts'
export * from './replay.record.ts'
export * from './replay.rules.ts'
