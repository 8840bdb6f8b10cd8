/** The chart of the screen shows these itself; a toast would tell them twice. */
export const quietly = { ignore: [200, 400, 503] as const }
