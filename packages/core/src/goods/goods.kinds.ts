// Without the codec: pages that ask what a kind is do not load it.

/** The kinds of computing (R1.02). */
export const computeKinds = ['general', 'heterogeneous', 'storage', 'cloudServer', 'bareMetal'] as const
/** The kinds of applications (R1.03). */
export const applicationKinds = ['software', 'saas', 'model', 'data', 'sourceCode', 'service'] as const
