/** A text button for an action on a send, at the foot of its panel. */
export function PanelAct({ label, run }: { label: string; run: () => unknown }) {
  return (
    <button type="button" className="bz-link" onClick={() => void run()}>
      {label}
    </button>
  )
}
