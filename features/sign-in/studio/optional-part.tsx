import { Component, type ReactNode, Suspense } from 'react'

type State = { is: 'waiting' | 'wanted' | 'failed' }

/** An optional part of the page: loaded once the rest is usable, and left out when loading fails. */
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
