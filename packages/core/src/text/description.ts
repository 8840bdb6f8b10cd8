/** What a description may hold (R5.05): Chinese, Latin letters, digits, blanks and line breaks, common punctuation. */
const DISALLOWED =
  /[^\p{Script=Han}a-zA-Z\d \n,.;:!?'"()[\]\-_/%&+@#~·，。、；：！？“”‘’（）【】《》〈〉「」『』—…～％＋－／＆＠＃￥]/gu

/** The characters that a description may not hold, each once, in the order in which they come (R5.05). */
export const disallowedIn = (text: string): readonly string[] => [...new Set(text.match(DISALLOWED) ?? [])]

/** Whether a text begins or ends with white space, which a description may not (R5.05). */
export const hasBlankEnds = (text: string): boolean => text.trim() !== text
