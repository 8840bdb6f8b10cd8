/** The texts of one module: the same keys in both languages, which the type enforces (R1.01). */
export interface Messages<Key extends string = string> {
  readonly zh: Readonly<Record<Key, string>>
  readonly en: Readonly<Record<Key, string>>
}

type BaseKey<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : K

/**
 * English needs plural forms that Chinese has not (`day_one` beside `day_other`), so parity is by the key without
 * its plural suffix.
 */
export const messages = <
  const Zh extends Readonly<Record<string, string>>,
  const En extends Readonly<Record<string, string>>,
>(texts: {
  readonly zh: Zh
  readonly en: BaseKey<keyof Zh & string> extends BaseKey<keyof En & string>
    ? BaseKey<keyof En & string> extends BaseKey<keyof Zh & string>
      ? En
      : never
    : never
}): { readonly zh: Zh; readonly en: En } => texts
