import { Button } from '../buttons/button.tsx'
import { toastError, toastSuccess } from '../calls/toast.ts'
import { EmptyState } from '../lists/empty-state.tsx'
import { sayIn } from '../words/language.tsx'
import { commonProblems } from '../words/texts.ts'
import { ProgressBar } from './progress-bar.tsx'
import { RuledOutline } from './ruled-outline.tsx'
import { StepRing } from './step-ring.tsx'

/** Progress of steps and of a send. */
export function ProgressDemo() {
  return (
    <>
      <ProgressBar label="Sending Lead climbing" value={64} max={96} />
      <ProgressBar label="Finished Harvest week" value={24} max={41} isOver />
      <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap' }}>
        {[1, 2, 3, 4, 5].map((step) => (
          <StepRing key={step} step={step} size={46} />
        ))}
      </div>
    </>
  )
}

/** An empty list. */
export function EmptyDemo() {
  return (
    <EmptyState
      outline="ticket"
      title="No ticket yet."
      text="Make one for your next evening. Seat and section can be added for each guest."
      action={<Button kind="primary">New ticket</Button>}
      example={
        <button type="button" className="bz-link">
          Start from an example
        </button>
      }
    />
  )
}

/** Toasts for success and for failure. */
export function ToastsDemo() {
  return (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Button onClick={() => toastSuccess('Copied to clipboard')}>done</Button>
      <Button onClick={() => toastError(sayIn(commonProblems, 'en').unreachable())}>failed</Button>
    </div>
  )
}

/** Loading states. */
export function LoadingDemo() {
  return (
    <>
      <RuledOutline kind="card" count={2} />
      <RuledOutline kind="rows" count={2} />
      <RuledOutline kind="lines" count={1} />
    </>
  )
}
