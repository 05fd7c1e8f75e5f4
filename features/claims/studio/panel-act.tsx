/** What can be done about a send, in words, at the foot of its panel. */
export function PanelAct({ label, run }: { label: string; run: () => unknown }) {
  return (
    <button type="button" className="bz-link" onClick={() => void run()}>
      {label}
    </button>
  )
}
