import { Component, type ReactNode } from 'react'
import { crash } from '../page/failure.ts'
import type { RouteState } from '../page/routeState.ts'
import { ErrorPage } from './ErrorPage.tsx'

interface CrashBoundaryProps {
  readonly page: RouteState
  readonly children: ReactNode
}

/** Shows the error page in place of a page that throws while it is drawn, until the next one comes (B7). */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidUpdate({ page }: CrashBoundaryProps) {
    if (this.state.failed && page !== this.props.page) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <ErrorPage failure={crash} /> : this.props.children
  }
}
