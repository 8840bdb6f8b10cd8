/** Where the server sends a browser after signing in, which it has to be told; `npm run check` holds it to the route tables. */
export const MALL = '/ui/mall/'
