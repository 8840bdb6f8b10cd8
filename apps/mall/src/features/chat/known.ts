/** Where a browser keeps that a visitor has talked to a shop: on the next page the line is opened again. */
export const VISITOR_KEY = 'chat.visitor'
