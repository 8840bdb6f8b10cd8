import { clientApp } from '../../tools/src/vite/clientApp.ts'

export default clientApp('/ui/acm/')
