/**
 * The contract told in OpenAPI 3.1, for clients in other languages and for tools that read it.
 *
 * @module
 */
export { openApiDocument } from './openapi.document.ts'
