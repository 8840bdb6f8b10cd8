/** The pattern of `like` for texts that contain a keyword, which is never a pattern itself. */
export const containing = (keyword: string): string => `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
