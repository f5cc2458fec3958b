import { Component, type ComponentType, type ReactNode } from "react";

export type FailureProps = { error: unknown; onRetry: () => void };

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** Shown instead of the failed part; `onRetry` draws the part again. */
  Fallback: ComponentType<FailureProps>;
  /** When this changes, for instance with the address, the failed part is drawn again. */
  resetKey?: string;
};

type State = { failure: { error: unknown } | null };

/** Keeps a failure of one part of the screen from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.failure !== null && previous.resetKey !== this.props.resetKey) {
      this.retry();
    }
  }

  retry = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    const { Fallback, children } = this.props;
    return failure === null ? children : <Fallback error={failure.error} onRetry={this.retry} />;
  }
}
