/** A scan of a business licence, as a picture that needs no server. */
export const licence = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 280"><rect width="400" height="280" fill="#fbf3e2"/><rect x="16" y="16" width="368" height="248" fill="none" stroke="#b3131f" stroke-width="4"/><g fill="#4b515c"><rect x="120" y="48" width="160" height="20"/><rect x="48" y="104" width="220" height="10"/><rect x="48" y="132" width="260" height="10"/><rect x="48" y="160" width="180" height="10"/></g><circle cx="320" cy="212" r="34" fill="none" stroke="#b3131f" stroke-width="4"/></svg>',
)}`
