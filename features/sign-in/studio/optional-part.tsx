import { Component, type ReactNode, Suspense } from 'react'

type State = { is: 'waiting' | 'wanted' | 'failed' }

/**
 * A part that the page can do without: it is asked for once the rest stands and can be used, and is left out when it
 * cannot be loaded.
 */
export class OptionalPart extends Component<{ children: ReactNode }, State> {
  override state: State = { is: 'waiting' }
  private timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(): State {
    return { is: 'failed' }
  }

  override componentDidMount() {
    this.timer = setTimeout(() => this.setState({ is: 'wanted' }))
  }

  override componentWillUnmount() {
    clearTimeout(this.timer)
  }

  override render() {
    return this.state.is === 'wanted' ? <Suspense>{this.props.children}</Suspense> : null
  }
}
