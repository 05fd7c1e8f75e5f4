import { Component, type ReactNode, Suspense } from 'react'

/** A part that the page can do without: it comes when it is loaded, and is left out when that fails. */
export class OptionalPart extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
