import { Component, type ReactNode } from 'react'
import { crash } from '../router/failure.ts'
import type { Shown } from '../router/shown.ts'
import { ErrorPage } from './ErrorPage.tsx'

interface PageBoundaryProps {
  readonly of: Shown
  readonly children: ReactNode
}

/** Shows the error page in place of a page that throws while it is drawn, until the next one comes (B7). */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidUpdate({ of }: PageBoundaryProps) {
    if (this.state.failed && of !== this.props.of) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <ErrorPage failure={crash} /> : this.props.children
  }
}
