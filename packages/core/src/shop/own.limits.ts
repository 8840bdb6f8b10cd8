/** The most characters of a shop's answer outside of its hours. */
export const AWAY_MESSAGE_LENGTH = 500
/** The most days off that a shop may plan. */
export const MAX_DAYS_OFF = 60
/** The most people who may work for a shop, its owner among them. */
export const MAX_STAFF = 50
